protocol Taken2Service { var name: String { get } }
final class Taken2API: Taken2Service, Sendable {
  static let shared = Taken2API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken2Cache: Sendable {
  static let shared = Taken2Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
