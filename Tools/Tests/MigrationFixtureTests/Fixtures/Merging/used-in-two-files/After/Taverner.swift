final class Taverner {
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

  func serve() -> Int { dependencies.hopStore.malt() - 1 }
}
