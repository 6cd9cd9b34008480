protocol Taken1Service { var name: String { get } }
final class Taken1API: Taken1Service, Sendable {
  static let shared = Taken1API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken1Cache: Sendable {
  static let shared = Taken1Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
