protocol Taken12Service { var name: String { get } }
final class Taken12API: Taken12Service, Sendable {
  static let shared = Taken12API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken12Cache: Sendable {
  static let shared = Taken12Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
