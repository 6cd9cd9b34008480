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
  let isLit = Switches5104.light.isOn
  let brightness = Switches5104.light.level

  func describe() -> String { "\(isLit) \(brightness)" }
}
