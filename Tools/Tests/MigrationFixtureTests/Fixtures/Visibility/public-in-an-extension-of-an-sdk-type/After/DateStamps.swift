import Foundation

extension Foundation.Date {
  public enum PademelonStamps {
    public final class Clock {
      struct Dependencies {
        var now: @Sendable () -> Date

        static var defaultDependencies: Self {
          Self(now: { Date() })
        }
      }

      var dependencies: Dependencies = .defaultDependencies

      public let zone: String

      public init(zone: String = "UTC") { self.zone = zone }

      public func stamp() -> String { "\(zone) \(dependencies.now() > .distantPast)" }
    }
  }
}
