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

      private let dependencies: Dependencies

      public let zone: String

      public convenience init(zone: String = "UTC") {
        self.init(zone: zone, dependencies: .defaultDependencies)
      }

      init(zone: String = "UTC", dependencies: Dependencies) {
        self.dependencies = dependencies
        self.zone = zone
      }

      public func stamp() -> String { "\(zone) \(dependencies.now() > .distantPast)" }
    }
  }
}
