import Foundation

protocol RudderStoreProtocol: Sendable {
  func line() -> String
}

final class RudderStore: @unchecked Sendable {
  static let shared = RudderStore()
  private let first: String
  init() { first = RudderLog.prefix() }
  func line() -> String { first + "line" }
}

extension RudderStore: RudderStoreProtocol {}

protocol RudderNameProtocol: Sendable {
  func text() -> String
}

final class RudderName: Sendable {
  static let shared = RudderName()
  func text() -> String { "rudder: " }
}

extension RudderName: RudderNameProtocol {}

enum RudderLog {
  struct Dependencies {
    var rudderName: any RudderNameProtocol
    var rudderStore: @Sendable () -> any RudderStoreProtocol

    static var defaultDependencies: Self {
      Self(rudderName: RudderName.shared, rudderStore: { RudderStore.shared })
    }
  }

  static func prefix(dependencies: Dependencies = .defaultDependencies) -> String {
    dependencies.rudderName.text()
  }
  static func line(dependencies: Dependencies = .defaultDependencies) -> String {
    dependencies.rudderStore().line()
  }
}
