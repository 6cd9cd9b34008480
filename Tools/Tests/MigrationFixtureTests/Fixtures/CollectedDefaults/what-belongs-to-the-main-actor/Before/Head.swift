protocol Taken17Service { var name: String { get } }
final class Taken17API: Taken17Service, Sendable {
  static let shared = Taken17API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken17Cache: Sendable {
  static let shared = Taken17Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
