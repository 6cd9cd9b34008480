final class LanternSignal {
  static var current: LanternSignal!

  var color: String

  init(color: String) { self.color = color }
}

final class LanternTower {
  func show() -> String {
    LanternSignal.current.color = "red"
    return "shows \(LanternSignal.current.color)"
  }
}

final class LanternCheck {
  func check() -> String { LanternSignal.current?.color ?? "dark" }
}
