import Foundation

extension Foundation.Date {
  public enum PademelonStamps {
    public final class Clock {
      public let zone: String

      public init(zone: String = "UTC") { self.zone = zone }

      public func stamp() -> String { "\(zone) \(Date() > .distantPast)" }
    }
  }
}
