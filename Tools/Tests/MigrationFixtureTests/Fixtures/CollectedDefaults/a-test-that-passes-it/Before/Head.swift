protocol Taken7Service { var name: String { get } }
final class Taken7API: Taken7Service, Sendable {
  static let shared = Taken7API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken7Cache: Sendable {
  static let shared = Taken7Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
