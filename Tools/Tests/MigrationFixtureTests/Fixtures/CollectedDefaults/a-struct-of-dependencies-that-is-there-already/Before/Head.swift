protocol Taken6Service { var name: String { get } }
final class Taken6API: Taken6Service, Sendable {
  static let shared = Taken6API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken6Cache: Sendable {
  static let shared = Taken6Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
