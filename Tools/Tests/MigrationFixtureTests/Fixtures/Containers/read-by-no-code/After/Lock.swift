import FactoryKit

final class LockPump1807: Sendable {
  func drain() -> String { "drained" }
}

final class LockGauge1807: Sendable {
  func level() -> Int { 4 }
}

extension Container {
  var lockPump1807: Factory<LockPump1807> { self { LockPump1807() } }
  var lockGauge1807: Factory<LockGauge1807> { self { LockGauge1807() } }
}

final class Lock1807 {
  struct Dependencies {
    var pump: LockPump1807

    static var defaultDependencies: Self {
      @Injected(\.lockPump1807) var pump
      return Self(pump: pump)
    }
  }

  private let dependencies: Dependencies

  @Injected(\.lockGauge1807) private var gauge

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func drain() -> String { dependencies.pump.drain() }
}
