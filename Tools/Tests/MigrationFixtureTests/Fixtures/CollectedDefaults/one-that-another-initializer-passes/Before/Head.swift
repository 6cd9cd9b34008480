protocol Taken14Service { var name: String { get } }
final class Taken14API: Taken14Service, Sendable {
  static let shared = Taken14API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken14Cache: Sendable {
  static let shared = Taken14Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
