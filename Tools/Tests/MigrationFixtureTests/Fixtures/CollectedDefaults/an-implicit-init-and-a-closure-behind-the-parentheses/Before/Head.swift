protocol Taken10Service { var name: String { get } }
final class Taken10API: Taken10Service, Sendable {
  static let shared = Taken10API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken10Cache: Sendable {
  static let shared = Taken10Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
