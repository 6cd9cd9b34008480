protocol Taken5Service { var name: String { get } }
final class Taken5API: Taken5Service, Sendable {
  static let shared = Taken5API("shared")
  let name: String
  init(_ name: String) { self.name = name }
}
final class Taken5Cache: Sendable {
  static let shared = Taken5Cache("cached")
  let name: String
  init(_ name: String) { self.name = name }
}
