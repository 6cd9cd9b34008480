public protocol API: Sendable { func get() -> String }
public final class NetworkAPI: API {
  public init() {}
  public func get() -> String { "net" }
}
public final class Log: Sendable {
  public init() {}
}
