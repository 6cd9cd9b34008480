import FactoryKit

final class BakeryOven1313 {
  var loaves = 0
  func bake() { loaves += 1 }
}

protocol BakeryBaking1313 {
  var oven: BakeryOven1313 { get }
}

extension Container {
  var bakeryOven1313: Factory<BakeryOven1313> { self { BakeryOven1313() }.singleton }
}

final class BakeryShift1313: BakeryBaking1313 {
  @Injected(\.bakeryOven1313) var oven
  @Injected(\.bakeryOven1313) private var second: BakeryOven1313

  func work(_ second: Int) {
    for _ in 0..<second { oven.bake() }
    self.second.bake()
    oven.loaves += 1
  }

  func again() {
    let second = second
    second.bake()
  }
}
