protocol Taken13Service { var name: String { get } }
final class Taken13API: Taken13Service, Sendable {
  static let shared = Taken13API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken13Cache: Sendable {
  static let shared = Taken13Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
