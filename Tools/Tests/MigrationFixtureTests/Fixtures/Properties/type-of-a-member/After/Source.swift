import Foundation

final class Switch5104: @unchecked Sendable {
  private(set) var isOn: Bool
  var level: Double { isOn ? 1 : 0 }

  init(_ key: String) { isOn = UserDefaults.standard.bool(forKey: key) }
}

enum Switches5104 {
  static let light = Switch5104("light5104")
}

final class Value5104<T: Sendable>: @unchecked Sendable {
  typealias Stored = T
  let value: T
  let kept: Stored

  init(_ value: T) {
    self.value = UserDefaults.standard.object(forKey: "value5104") as? T ?? value
    kept = value
  }
}

enum Values5104 {
  static let height = Value5104<Int>(3)
}

final class Tower5104 {
  struct Dependencies {
    var height: Value5104<Int>

    static var defaultDependencies: Self {
      Self(height: Values5104.height)
    }
  }

  let height: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    height = dependencies.height.value
  }

  func describe() -> String { "\(height)" }
}

final class Mast5104 {
  let height = Values5104.height.kept

  func describe() -> String { "\(height)" }
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
