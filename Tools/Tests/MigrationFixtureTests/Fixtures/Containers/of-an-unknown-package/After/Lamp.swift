import Locators

protocol LampBulb6167 {
  func glow() -> String
}

struct WarmLampBulb6167: LampBulb6167 {
  func glow() -> String { "warm" }
}

/// What it does with the object shows that it is always there.
final class LampRoom6167 {
  struct Dependencies {
    var makeBulb: @Sendable () -> any LampBulb6167

    static var defaultDependencies: Self {
      Self(makeBulb: { Locator.resolve((any LampBulb6167).self) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light() -> String {
    let bulb = dependencies.makeBulb()
    return bulb.glow()
  }
}

/// Nothing shows whether the object may be missing.
final class LampShop6167 {
  func sell() -> String {
    let bulb = Locator.resolve(WarmLampBulb6167.self)
    return wrap(bulb)
  }

  private func wrap(_ bulb: WarmLampBulb6167) -> String { "wrapped \(bulb.glow())" }
}
