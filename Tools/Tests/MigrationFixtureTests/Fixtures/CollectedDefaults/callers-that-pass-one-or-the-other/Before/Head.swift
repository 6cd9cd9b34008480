protocol Taken8Service { var name: String { get } }
final class Taken8API: Taken8Service, Sendable {
  static let shared = Taken8API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken8Cache: Sendable {
  static let shared = Taken8Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
