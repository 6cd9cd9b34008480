import FactoryKit

public final class MintScale1417: Sendable {
  func weigh() -> Int { 12 }
}

extension Container {
  var mintScale1417: Factory<MintScale1417> { self { MintScale1417() } }
}

public final class MintLocator1417 {
  public static let scale = MintScale1417()
}

public final class Mint1417 {
  struct Dependencies {
    var scale: MintScale1417

    static var defaultDependencies: Self {
      Self(scale: MintLocator1417.scale)
    }
  }

  private let dependencies: Dependencies

  private let scale: MintScale1417

  public convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  public convenience init(scale: MintScale1417) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.scale = scale
    self.init(dependencies: dependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    self.scale = dependencies.scale
  }

  func strike() -> Int { scale.weigh() }
}

final class MintHand1417 {
  struct Dependencies {
    var scale: MintScale1417

    static var defaultDependencies: Self {
      Self(scale: Container.shared.mintScale1417())
    }
  }

  private let dependencies: Dependencies

  private let scale: MintScale1417
  private let coin: String

  init(coin: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.coin = coin
    self.scale = dependencies.scale
  }

  func strike() -> String { "\(coin) \(scale.weigh())" }
}
