protocol LanternSignalProtocol: AnyObject {
  var color: String { get set }
}

final class LanternSignal {
  static var current: LanternSignal!

  var color: String

  init(color: String) { self.color = color }
}

extension LanternSignal: LanternSignalProtocol {}

final class LanternTower {
  struct Dependencies {
    var lanternSignal: @Sendable () -> any LanternSignalProtocol

    static var defaultDependencies: Self {
      Self(lanternSignal: { LanternSignal.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> String {
    dependencies.lanternSignal().color = "red"
    return "shows \(dependencies.lanternSignal().color)"
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
