import DepStructs
package import Foundation

/// Takes note of what happens.
package protocol EventLogging: Sendable {
  func write(_ event: String)
}

/// The log, to standard error where the environment asks for it.
///
/// Transitional: `FeedServer` has not left the singleton behind yet. The declaration of `shared`
/// passes `.live`, so that a test's override cannot move in there for the life of the process.
package final class EventLog: EventLogging {
  package struct Dependencies: TransitionalDependencies, Sendable {
    package var now: @Sendable () -> Date
    package var print: @Sendable (String) -> Void

    package init(
      now: @escaping @Sendable () -> Date, print: @escaping @Sendable (String) -> Void
    ) {
      self.now = now
      self.print = print
    }

    package static var live: Self {
      let isOn = ProcessInfo.processInfo.environment["DEPSTRUCTS_EXAMPLE_LOG"] != nil
      return Self(now: { Date() }, print: { if isOn { StandardStreams().printError($0) } })
    }
  }

  package static let shared = EventLog(dependencies: .live)

  private let dependencies: Dependencies

  package init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  package func write(_ event: String) {
    dependencies.print("\(dependencies.now()) \(event)")
  }
}
