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
  private let heat: Int

  override init(name: String) {
    print("\(name) opens")
    @Injected(\.foundryIron4473) var iron
    heat = iron.heat
    super.init(name: name)
  }

  convenience init(twice name: String) {
    @Injected(\.foundryIron4473) var iron
    self.init(name: "\(name)\(iron.heat)")
  }

  func work() -> Int { heat }
}

struct FoundryCast4473 {
  let heat: Int

  init(warmer: Int) {
    @Injected(\.foundryIron4473) var iron
    heat = iron.heat + warmer
  }
}

final class FoundryShift4473 {
  private var works: [() -> Int] = []
  private let pause = 5
  private let first: Int = {
    @Injected(\.foundryIron4473) var iron
    return iron.heat
  }()

  func plan() {
    works.append {
      @Injected(\.foundryIron4473) var iron
      return iron.heat + self.pause
    }
    works.append { [weak self] in
      @Injected(\.foundryIron4473) var iron
      return iron.heat + (self?.pause ?? 0)
    }
  }

  func run() -> [Int] {
    let added = [1, 2].map { number in
      @Injected(\.foundryIron4473) var iron
      return iron.heat + number + first
    }
    return added + works.map { $0() }
  }
}
