protocol Taken20Service { var name: String { get } }
final class Taken20API: Taken20Service, Sendable {
  static let shared = Taken20API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken20Cache: Sendable {
  static let shared = Taken20Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
