import Foundation

final class Switch5104: @unchecked Sendable {
  private(set) var isOn: Bool
  var level: Double { isOn ? 1 : 0 }

  init(_ key: String) { isOn = UserDefaults.standard.bool(forKey: key) }
}

enum Switches5104 {
  static let light = Switch5104("light5104")
}

final class Lamp5104 {
  struct Dependencies {
    var light: Switch5104

    static var defaultDependencies: Self {
      Self(light: Switches5104.light)
    }
  }

  let isLit: Bool
  let brightness: Double

  init(dependencies: Dependencies = .defaultDependencies) {
    isLit = dependencies.light.isOn
    brightness = dependencies.light.level
  }

  func describe() -> String { "\(isLit) \(brightness)" }
}
