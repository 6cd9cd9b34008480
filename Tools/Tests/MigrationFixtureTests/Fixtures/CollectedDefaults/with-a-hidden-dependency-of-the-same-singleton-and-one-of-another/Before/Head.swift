protocol Taken3Service { var name: String { get } }
final class Taken3API: Taken3Service, Sendable {
  static let shared = Taken3API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken3Cache: Sendable {
  static let shared = Taken3Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
