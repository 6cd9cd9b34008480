protocol Taken15Service { var name: String { get } }
final class Taken15API: Taken15Service, Sendable {
  static let shared = Taken15API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken15Cache: Sendable {
  static let shared = Taken15Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
