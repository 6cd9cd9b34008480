final class Taken14Screen {
  let text: String
  init(api: Taken14API = .shared, size: Int) { text = "\(api.name) \(size)" }
  convenience init(named name: String) { self.init(api: Taken14API(name), size: 1) }
}