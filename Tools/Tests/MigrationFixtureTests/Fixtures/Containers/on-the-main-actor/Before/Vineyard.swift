import FactoryKit

final class VineyardCellar1317 {
  var bottles = 12
}

extension Container {
  @MainActor var vineyardCellar1317: Factory<VineyardCellar1317> { self { VineyardCellar1317() } }
}

@MainActor final class VineyardModel1317 {
  @Injected(\.vineyardCellar1317) private var cellar

  func bottles() -> Int { cellar.bottles }
}
