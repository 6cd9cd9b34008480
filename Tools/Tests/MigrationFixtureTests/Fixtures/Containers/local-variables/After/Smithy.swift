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
  struct Dependencies {
    var iron: @Sendable () -> SmithyIron1322
    var makeAnvil: @Sendable () -> SmithyAnvil1322

    static var defaultDependencies: Self {
      Self(
        iron: {
          @Dependency(\.smithyIron1322) var iron
          return iron
        },
        makeAnvil: {
          @Injected(\.smithyAnvil1322) var anvil: SmithyAnvil1322
          return anvil
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func heat() -> Int {
    let iron = dependencies.iron()
    return iron.heat
  }

  func coolHeat() -> Int {
    let iron = dependencies.iron()
    return iron.heat - 100
  }

  func work() -> [String] {
    let anvil: SmithyAnvil1322 = dependencies.makeAnvil()
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
