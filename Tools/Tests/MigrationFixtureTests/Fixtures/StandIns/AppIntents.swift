import Foundation

public protocol AppIntent: Sendable {
  static var title: String { get }
  init()
  func perform() async throws -> String
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: Sendable
  init()
  func entities(for identifiers: [String]) async throws -> [Entity]
}

public protocol AudioPlaybackIntent: AppIntent {}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching text: String) async throws -> [Entity]
}
