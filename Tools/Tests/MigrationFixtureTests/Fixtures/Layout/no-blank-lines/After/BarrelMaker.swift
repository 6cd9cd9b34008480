protocol OakStoreProtocol: Sendable {
  func staves() -> Int
}

final class OakStore: Sendable {
  static let shared = OakStore()
  func staves() -> Int { 30 }
}

extension OakStore: OakStoreProtocol {}

final class BarrelMaker {
  struct Dependencies {
    var oakStore: any OakStoreProtocol

    static var defaultDependencies: Self {
      Self(oakStore: OakStore.shared)
    }
  }

  private let dependencies: Dependencies

  let hoops: Int
  init(hoops: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.hoops = hoops
  }
  func barrels() -> Int { dependencies.oakStore.staves() / hoops }
}
