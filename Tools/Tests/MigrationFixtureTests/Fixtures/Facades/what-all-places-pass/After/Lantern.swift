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
  struct Dependencies {
    var light: @Sendable (_ name: String, _ seconds: Int?) -> String
    var dim: @Sendable (_ name: String, _ slowly: Bool) -> String
    var resetLanternBox6133: @Sendable (Bool) -> String

    static var defaultDependencies: Self {
      Self(
        light: { LanternBox6133.light($0, isBright: true, for: $1) },
        dim: { LanternBox6133.dim($0, slowly: $1) },
        resetLanternBox6133: { LanternBox6133.reset($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light() -> [String] {
    [
      dependencies.light("a", nil),
      dependencies.light("b", 3),
      dependencies.dim("c", true), dependencies.dim("d", false),
      dependencies.resetLanternBox6133(true),
    ]
  }

  func reset() -> String {
    dependencies.resetLanternBox6133(
      true)
  }
}
