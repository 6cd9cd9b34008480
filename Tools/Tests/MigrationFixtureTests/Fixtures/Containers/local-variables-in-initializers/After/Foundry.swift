import FactoryKit

final class FoundryIron4473 {
  let heat: Int
  init() {
    print("iron is heated")
    heat = 900
  }
}

extension Container {
  var foundryIron4473: Factory<FoundryIron4473> { self { FoundryIron4473() } }
}

class FoundryPlan4473 {
  let name: String
  init(name: String) { self.name = name }
}

final class Foundry4473: FoundryPlan4473 {
  struct Dependencies {
    var makeIron: @Sendable () -> FoundryIron4473

    static var defaultDependencies: Self {
      Self(
        makeIron: {
          @Injected(\.foundryIron4473) var iron
          return iron
        })
    }
  }

  private let heat: Int

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    print("\(name) opens")
    let iron = dependencies.makeIron()
    heat = iron.heat
    super.init(name: name)
  }

  convenience init(twice name: String, dependencies: Dependencies = .defaultDependencies) {
    let iron = dependencies.makeIron()
    self.init(name: "\(name)\(iron.heat)", dependencies: dependencies)
  }

  func work() -> Int { heat }
}

struct FoundryCast4473 {
  struct Dependencies {
    var makeIron: @Sendable () -> FoundryIron4473

    static var defaultDependencies: Self {
      Self(
        makeIron: {
          @Injected(\.foundryIron4473) var iron
          return iron
        })
    }
  }

  let heat: Int

  init(warmer: Int, dependencies: Dependencies = .defaultDependencies) {
    let iron = dependencies.makeIron()
    heat = iron.heat + warmer
  }
}

final class FoundryShift4473 {
  struct Dependencies {
    var makeIron: @Sendable () -> FoundryIron4473

    static var defaultDependencies: Self {
      Self(
        makeIron: {
          @Injected(\.foundryIron4473) var iron
          return iron
        })
    }
  }

  private let dependencies: Dependencies

  private var works: [() -> Int] = []
  private let pause = 5
  private let first: Int = {
    @Injected(\.foundryIron4473) var iron
    return iron.heat
  }()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func plan() {
    works.append {
      let iron = self.dependencies.makeIron()
      return iron.heat + self.pause
    }
    works.append { [weak self] in
      @Injected(\.foundryIron4473) var iron
      return iron.heat + (self?.pause ?? 0)
    }
  }

  func run() -> [Int] {
    let added = [1, 2].map { number in
      let iron = dependencies.makeIron()
      return iron.heat + number + first
    }
    return added + works.map { $0() }
  }
}
