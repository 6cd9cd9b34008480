import FactoryKit

final class FerryDesk1505 {
  struct Dependencies {
    var clock: FerryClock1505

    static var defaultDependencies: Self {
      @Injected(\.ferryClock1505) var clock
      return Self(clock: clock)
    }
  }

  private let dependencies: Dependencies

  var clock: FerryClock1505 { dependencies.clock }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hour() -> Int { clock.hour }
}
