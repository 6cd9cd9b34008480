protocol Taken16Service { var name: String { get } }
final class Taken16API: Taken16Service, Sendable {
  static let shared = Taken16API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken16Cache: Sendable {
  static let shared = Taken16Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
