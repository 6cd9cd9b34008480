import FactoryKit

final class VineyardCellar1317 {
  var bottles = 12
}

extension Container {
  @MainActor var vineyardCellar1317: Factory<VineyardCellar1317> { self { VineyardCellar1317() } }
}

@MainActor final class VineyardModel1317 {
  struct Dependencies {
    var cellar: VineyardCellar1317

    @MainActor static var defaultDependencies: Self {
      @Injected(\.vineyardCellar1317) var cellar
      return Self(cellar: cellar)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func bottles() -> Int { dependencies.cellar.bottles }
}
