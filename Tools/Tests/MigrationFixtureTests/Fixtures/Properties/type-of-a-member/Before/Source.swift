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
  let height = Values5104.height.value

  func describe() -> String { "\(height)" }
}

final class Mast5104 {
  let height = Values5104.height.kept

  func describe() -> String { "\(height)" }
}

final class Lamp5104 {
  let isLit = Switches5104.light.isOn
  let brightness = Switches5104.light.level

  func describe() -> String { "\(isLit) \(brightness)" }
}
