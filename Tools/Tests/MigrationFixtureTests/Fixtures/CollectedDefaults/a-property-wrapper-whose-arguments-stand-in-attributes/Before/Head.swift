protocol Taken19Service { var name: String { get } }
final class Taken19API: Taken19Service, Sendable {
  static let shared = Taken19API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken19Cache: Sendable {
  static let shared = Taken19Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
