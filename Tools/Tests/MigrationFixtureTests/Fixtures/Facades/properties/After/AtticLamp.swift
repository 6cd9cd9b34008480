import Foundation

enum AtticSwitches {
  static var isOn: Bool {
    get { UserDefaults.standard.bool(forKey: "attic.isOn") }
    set { UserDefaults.standard.set(newValue, forKey: "attic.isOn") }
  }

  static var brightness: Double {
    get { UserDefaults.standard.double(forKey: "attic.brightness") }
    set { UserDefaults.standard.set(newValue, forKey: "attic.brightness") }
  }
}

extension UserDefaults {
  static var attic: UserDefaults? { UserDefaults(suiteName: "attic") }
}

final class AtticLamp {
  struct Dependencies {
    var setIsOn: @Sendable (Bool) -> Void
    var isOn: @Sendable () -> Bool
    var setBrightness: @Sendable (Double) -> Void
    var brightness: @Sendable () -> Double
    var attic: @Sendable () -> UserDefaults?

    static var defaultDependencies: Self {
      Self(
        setIsOn: { AtticSwitches.isOn = $0 },
        isOn: { AtticSwitches.isOn },
        setBrightness: { AtticSwitches.brightness = $0 },
        brightness: { AtticSwitches.brightness },
        attic: { UserDefaults.attic })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func toggle() -> Bool {
    dependencies.setIsOn(!dependencies.isOn())
    if dependencies.isOn() {
      dependencies.setBrightness(dependencies.isOn()
        ? 0.5 : 1)
    }
    return dependencies.isOn()
  }

  func glow() -> String { String(dependencies.brightness().rounded()) }
  func owner() -> String? { dependencies.attic()?.string(forKey: "owner") }
}
