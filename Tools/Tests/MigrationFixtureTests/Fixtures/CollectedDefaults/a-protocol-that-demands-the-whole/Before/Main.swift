protocol Taken11Made { init(api: Taken11API, size: Int) }
struct Taken11Screen: Taken11Made {
  let text: String
  init(api: Taken11API = .shared, size: Int) { text = "\(api.name) \(size)" }
}