protocol Taken18Service { var name: String { get } }
final class Taken18API: Taken18Service, Sendable {
  static let shared = Taken18API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken18Cache: Sendable {
  static let shared = Taken18Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
