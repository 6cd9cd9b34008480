import Foundation

protocol LanternStoreProtocol: Sendable {
  func count() -> Int
}

final class LanternStore: Sendable {
  static let shared = LanternStore()
  func count() -> Int { 2 }
}

extension LanternStore: LanternStoreProtocol {}

enum LanternPlan {
  struct Dependencies {
    var lanternStore: any LanternStoreProtocol

    static var defaultDependencies: Self {
      Self(lanternStore: LanternStore.shared)
    }
  }

  static var count: Int { LanternStore.shared.count() }
  static let first = LanternStore.shared.count()
  static func text(_ count: Int = LanternStore.shared.count()) -> String { "\(count)" }
  static func twice(dependencies: Dependencies = .defaultDependencies) -> Int {
    count + dependencies.lanternStore.count()
  }
}
