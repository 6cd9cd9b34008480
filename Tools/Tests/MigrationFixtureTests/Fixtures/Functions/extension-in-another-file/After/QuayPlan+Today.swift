import Foundation

protocol QuayStoreProtocol: Sendable {
  func load() -> [Int]
}

final class QuayStore: Sendable {
  static let shared = QuayStore()
  func load() -> [Int] { [4, 9] }
}

extension QuayStore: QuayStoreProtocol {}

extension QuayPlan {
  struct Dependencies {
    var quayStore: any QuayStoreProtocol

    static var defaultDependencies: Self {
      Self(quayStore: QuayStore.shared)
    }
  }

  static func longest(dependencies: Dependencies = .defaultDependencies) -> QuayPlan {
    QuayPlan(length: dependencies.quayStore.load().max() ?? 0)
  }
}
