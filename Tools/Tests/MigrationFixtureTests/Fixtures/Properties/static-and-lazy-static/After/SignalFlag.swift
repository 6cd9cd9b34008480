import Foundation

protocol FlagLockerProtocol: Sendable {
  func flag(_ letter: String) -> String
}

final class FlagLocker: Sendable {
  static let shared = FlagLocker()
  func flag(_ letter: String) -> String { "flag \(letter)" }
}

extension FlagLocker: FlagLockerProtocol {}

final class SignalFlag {
  struct Dependencies {
    var flagLocker: any FlagLockerProtocol

    static var defaultDependencies: Self {
      Self(flagLocker: FlagLocker.shared)
    }
  }

  static let alpha = FlagLocker.shared.flag("A")
  static var bravo: String { FlagLocker.shared.flag("B") }
  let own: String

  init(dependencies: Dependencies = .defaultDependencies) {
    own = dependencies.flagLocker.flag("C")
  }
}
