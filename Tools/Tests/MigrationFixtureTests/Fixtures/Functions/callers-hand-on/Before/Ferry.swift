import Foundation

final class FerryLog6128: Sendable {
  static let shared = FerryLog6128()
  func note(_ text: String) -> String { "noted \(text)" }
}

enum FerryDesk6128 {
  static func sell(_ count: Int) -> String { prepare(count) + "!" }

  static func sellAll() -> [String] { [1, 2].map { Self.sell($0) } }

  static func price(_ count: Int) -> Int { count * 3 }

  private static func prepare(_ count: Int) -> String { book("\(count) for \(price(count))") }

  private static func book(_ text: String) -> String { FerryLog6128.shared.note(text) }
}

final class FerryBoat6128 {
  func board() -> String { Self.open() }

  static func open() -> String { "open " + gate() }

  private static func gate() -> String { FerryLog6128.shared.note("gate") }
}
