import Foundation

final class AnchorChain: Sendable {
  static let shared = AnchorChain()
  func length() -> Int { 30 }
}

final class AnchorAlarm: Sendable {
  static let shared = AnchorAlarm()
  func limit() -> Int { 20 }
}

struct AnchorWatch {
  struct Dependencies {
    var anchorChain: AnchorChain

    static var defaultDependencies: Self {
      Self(anchorChain: AnchorChain.shared)
    }
  }

  static func drift(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.anchorChain.length() - AnchorAlarm.shared.limit()
  }

  static func isSafe() -> Bool { AnchorAlarm.shared.limit() > drift() }
}
