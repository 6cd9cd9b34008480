protocol Taken9Service { var name: String { get } }
final class Taken9API: Taken9Service, Sendable {
  static let shared = Taken9API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken9Cache: Sendable {
  static let shared = Taken9Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
