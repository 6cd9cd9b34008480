import Foundation

enum LanternBox6133 {
  static func light(_ name: String, isBright: Bool, for seconds: Int?) -> String {
    UserDefaults.standard.set(isBright, forKey: name)
    return "\(name) \(isBright) \(seconds ?? 0)"
  }

  static func dim(_ name: String, slowly: Bool) -> String {
    UserDefaults.standard.set(slowly, forKey: name)
    return "\(name) \(slowly)"
  }

  static func reset(_ isForGood: Bool) -> String {
    UserDefaults.standard.set(isForGood, forKey: "reset")
    return "reset \(isForGood)"
  }
}

final class LanternKeeper6133 {
  func light() -> [String] {
    [
      LanternBox6133.light("a", isBright: true, for: nil),
      LanternBox6133.light("b", isBright: true, for: 3),
      LanternBox6133.dim("c", slowly: true), LanternBox6133.dim("d", slowly: false),
      LanternBox6133.reset(true),
    ]
  }

  func reset() -> String {
    LanternBox6133.reset(
      true)
  }
}
