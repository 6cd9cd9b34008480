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
  func toggle() -> Bool {
    AtticSwitches.isOn = !AtticSwitches.isOn
    if AtticSwitches.isOn {
      AtticSwitches.brightness =
        AtticSwitches.isOn
        ? 0.5 : 1
    }
    return AtticSwitches.isOn
  }

  func glow() -> String { String(AtticSwitches.brightness.rounded()) }
  func owner() -> String? { UserDefaults.attic?.string(forKey: "owner") }
}
