import FactoryKit

final class FerryTower1505 {
  struct Dependencies {
    var bell: FerryBell1505
    var ferryBell1505: FerryBell1505

    static var defaultDependencies: Self {
      @Injected(\.ferryBell1505) var bell
      return Self(bell: bell, ferryBell1505: FerryBell1505.main)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ring(_ room: FerryRoom1505) {
    dependencies.bell.clock = FerryClock1505()
    dependencies.ferryBell1505.clock = FerryClock1505()
    room.bell?.clock = FerryClock1505()
  }
}
