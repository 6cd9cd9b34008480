class Taken15Screen {
  let text: String
  required init(api: Taken15API = .shared) { text = api.name }
  init(cache: Taken15Cache = .shared, size: Int) { text = "\(cache.name) \(size)" }
}