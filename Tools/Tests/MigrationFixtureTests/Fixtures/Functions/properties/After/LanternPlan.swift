import Foundation

protocol LanternStoreProtocol: Sendable {
  func count() -> Int
}

final class LanternStore: Sendable {
  static let shared = LanternStore()
  func count() -> Int { 2 }
}

extension LanternStore: LanternStoreProtocol {}

final class WickStore: Sendable {
  static let shared = WickStore()
  func count() -> Int { 2 }
}

enum LanternPlan {
  struct Dependencies {
    var lanternStore: any LanternStoreProtocol

    static var defaultDependencies: Self {
      Self(lanternStore: LanternStore.shared)
    }
  }

  static var count: Int { WickStore.shared.count() }
  static let first = WickStore.shared.count()
  static func text(_ count: Int = LanternStore.shared.count()) -> String { "\(count)" }
  static func twice(dependencies: Dependencies = .defaultDependencies) -> Int {
    count + dependencies.lanternStore.count()
  }
}
