protocol Taken11Service { var name: String { get } }
final class Taken11API: Taken11Service, Sendable {
  static let shared = Taken11API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken11Cache: Sendable {
  static let shared = Taken11Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
