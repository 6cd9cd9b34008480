extension Abbey {
  final class Brewhouse {
    struct Dependencies {
      var barleyStore: any BarleyStoreProtocol

      static var defaultDependencies: Self {
        Self(barleyStore: BarleyStore.shared)
      }
    }

    private let dependencies: Dependencies

    let kettles: Int

    init(kettles: Int, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.kettles = kettles
    }

    func brew() -> Int { kettles * dependencies.barleyStore.sacks() }
  }
}
