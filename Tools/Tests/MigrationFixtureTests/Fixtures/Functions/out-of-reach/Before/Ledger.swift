import Foundation

final class LedgerLog6136: Sendable {
  static let shared = LedgerLog6136()
  func note(_ text: String) -> String { "noted \(text)" }
}

struct LedgerPolicy6136 {
  let title: String

  static var standard: LedgerPolicy6136 { LedgerPolicy6136(title: read("standard")) }

  private static func read(_ key: String) -> String { LedgerLog6136.shared.note(key) }
}

final class LedgerPage6136 {
  let lines: [String]

  init(_ names: [String]) { lines = Self.lines(of: names) }

  private static func lines(of names: [String]) -> [String] {
    names.map { LedgerLog6136.shared.note($0) }
  }
}

enum LedgerFolder6136 {
  static var path: String { place() }
}

private extension LedgerFolder6136 {
  static func place() -> String { LedgerLog6136.shared.note("folder") }
}
