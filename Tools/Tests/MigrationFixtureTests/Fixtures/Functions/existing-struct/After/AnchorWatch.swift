import Foundation

final class AnchorChain: Sendable {
  static let shared = AnchorChain()
  func length() -> Int { 30 }
}

protocol AnchorAlarmProtocol: Sendable {
  func limit() -> Int
}

final class AnchorAlarm: Sendable {
  static let shared = AnchorAlarm()
  func limit() -> Int { 20 }
}

extension AnchorAlarm: AnchorAlarmProtocol {}

struct AnchorWatch {
  struct Dependencies {
    var anchorChain: AnchorChain
    var anchorAlarm: any AnchorAlarmProtocol

    static var defaultDependencies: Self {
      Self(anchorChain: AnchorChain.shared, anchorAlarm: AnchorAlarm.shared)
    }
  }

  static func drift(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.anchorChain.length() - dependencies.anchorAlarm.limit()
  }

  static func isSafe(dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.anchorAlarm.limit() > drift(dependencies: dependencies)
  }
}
