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

final class LanternKeeper {
  private var last: LanternSignal?

  func keep() -> String {
    last = LanternSignal.current
    return last?.color ?? "dark"
  }

  func name() -> String? { LanternSignal.current.map { $0.color } }
}
