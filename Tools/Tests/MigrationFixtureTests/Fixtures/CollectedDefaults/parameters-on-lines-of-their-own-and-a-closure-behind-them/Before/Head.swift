protocol Taken4Service { var name: String { get } }
final class Taken4API: Taken4Service, Sendable {
  static let shared = Taken4API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken4Cache: Sendable {
  static let shared = Taken4Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
