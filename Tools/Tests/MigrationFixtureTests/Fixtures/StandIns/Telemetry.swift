/// A library that has to be configured before its object is there. Fixtures run on one thread.
public final class Telemetry: @unchecked Sendable {
  nonisolated(unsafe) private static var configured: Telemetry?
  public var isVerbose = false

  public static func configure() { configured = Telemetry() }

  public static var shared: Telemetry {
    guard let configured else { preconditionFailure("configure the library first") }
    return configured
  }

  public func send(_ event: String) -> String { isVerbose ? "sent \(event)" : event }
}
