final class MoorBook: Sendable {
  static let shared = MoorBook()
  func rule(_ number: Int) -> String { "rule \(number)" }
}

final class MoorFlag: Sendable {
  static let shared = MoorFlag()
  let isUp = true
}

enum MoorRules {
  static func first() -> String { MoorBook.shared.rule(1) }

  #if os(Linux) || os(macOS)
    static func second() -> String { MoorBook.shared.rule(2) + "\(MoorFlag.shared.isUp)" }
  #endif
}
