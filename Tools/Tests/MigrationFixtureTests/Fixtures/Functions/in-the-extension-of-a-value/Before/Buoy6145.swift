public struct Buoy6145: Codable, Sendable {
  public var name: String

  public init(name: String) { self.name = name }
}
