import AppIntents
import Foundation

struct TapirIntent: AppIntent {
  static let title = "What time is it?"
  private var calendar = Calendar(identifier: .gregorian)

  func perform() async throws -> String { "\(calendar.identifier) \(Date() > .distantPast)" }
}

struct TapirQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [String] {
    identifiers.map { $0 + " \(ProcessInfo.processInfo.environment.isEmpty)" }
  }
}
