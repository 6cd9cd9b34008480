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
  private let scale: MintScale1417

  public init(scale: MintScale1417 = MintLocator1417.scale) { self.scale = scale }

  func strike() -> Int { scale.weigh() }
}

final class MintHand1417 {
  private let scale: MintScale1417
  private let coin: String

  init(coin: String, scale: MintScale1417 = Container.shared.mintScale1417()) {
    self.coin = coin
    self.scale = scale
  }

  func strike() -> String { "\(coin) \(scale.weigh())" }
}
