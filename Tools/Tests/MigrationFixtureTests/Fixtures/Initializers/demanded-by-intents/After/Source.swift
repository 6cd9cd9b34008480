import AppIntents
import Foundation

struct TapirIntent: AppIntent {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  static let title = "What time is it?"
  private var calendar = Calendar(identifier: .gregorian)
  var dependencies: Dependencies = .defaultDependencies

  func perform() async throws -> String { "\(calendar.identifier) \(dependencies.now() > .distantPast)" }
}

struct TapirQuery: EntityQuery {
  struct Dependencies {
    var processInfo: ProcessInfo

    static var defaultDependencies: Self {
      Self(processInfo: ProcessInfo.processInfo)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func entities(for identifiers: [String]) async throws -> [String] {
    identifiers.map { $0 + " \(dependencies.processInfo.environment.isEmpty)" }
  }
}
