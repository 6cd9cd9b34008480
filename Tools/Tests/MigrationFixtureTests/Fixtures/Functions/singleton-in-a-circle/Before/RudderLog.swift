import Foundation

final class RudderStore: @unchecked Sendable {
  static let shared = RudderStore()
  private let first: String
  init() { first = RudderLog.prefix() }
  func line() -> String { first + "line" }
}

final class RudderName: Sendable {
  static let shared = RudderName()
  func text() -> String { "rudder: " }
}

enum RudderLog {
  static func prefix() -> String { RudderName.shared.text() }
  static func line() -> String { RudderStore.shared.line() }
}
