import Dependencies
import FactoryKit

struct SmithyIron1322: Sendable, DependencyKey {
  var heat = 900
  static let liveValue = SmithyIron1322()
}

extension DependencyValues {
  var smithyIron1322: SmithyIron1322 {
    get { self[SmithyIron1322.self] }
    set { self[SmithyIron1322.self] = newValue }
  }
}

final class SmithyAnvil1322 {
  init() { print("an anvil is set") }
  func hit() -> String { "hit" }
}

extension Container {
  var smithyAnvil1322: Factory<SmithyAnvil1322> { self { SmithyAnvil1322() } }
}

final class Smithy1322 {
  func heat() -> Int {
    @Dependency(\.smithyIron1322) var iron
    return iron.heat
  }

  func coolHeat() -> Int {
    @Dependency(\.smithyIron1322) var iron
    return iron.heat - 100
  }

  func work() -> [String] {
    @Injected(\.smithyAnvil1322) var anvil: SmithyAnvil1322
    return [anvil.hit(), anvil.hit()]
  }

  func later() -> () -> String {
    {
      @Injected(\.smithyAnvil1322) var anvil
      return anvil.hit()
    }
  }

  static func test() -> Int {
    @Dependency(\.smithyIron1322) var iron
    return iron.heat
  }
}
