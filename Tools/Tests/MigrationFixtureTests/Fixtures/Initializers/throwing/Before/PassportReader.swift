import Foundation

struct UnreadablePassport: Error, Equatable {}

final class BorderRegistry: Sendable {
  static let shared = BorderRegistry()

  func isKnown(_ number: String) -> Bool { number.hasPrefix("D") }
}

final class PassportReader {
  private let number: String

  init(scanned text: String) throws {
    guard text.count > 3 else { throw UnreadablePassport() }
    number = text
  }

  func check() -> String {
    BorderRegistry.shared.isKnown(number) ? "welcome" : "please wait"
  }
}
