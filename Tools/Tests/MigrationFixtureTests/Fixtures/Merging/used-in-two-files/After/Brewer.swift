protocol HopStoreProtocol: Sendable {
  func hops() -> Int
  func malt() -> Int
}

final class HopStore: Sendable {
  static let shared = HopStore()
  func hops() -> Int { 4 }
  func malt() -> Int { 9 }
}

extension HopStore: HopStoreProtocol {}

final class Brewer {
  struct Dependencies {
    var hopStore: any HopStoreProtocol

    static var defaultDependencies: Self {
      Self(hopStore: HopStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func brew() -> Int { dependencies.hopStore.hops() * dependencies.hopStore.malt() }
}
