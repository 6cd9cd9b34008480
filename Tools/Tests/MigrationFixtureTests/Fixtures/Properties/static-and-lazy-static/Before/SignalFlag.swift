import Foundation

final class FlagLocker: Sendable {
  static let shared = FlagLocker()
  func flag(_ letter: String) -> String { "flag \(letter)" }
}

final class SignalFlag {
  static let alpha = FlagLocker.shared.flag("A")
  static var bravo: String { FlagLocker.shared.flag("B") }
  let own: String = FlagLocker.shared.flag("C")
}
