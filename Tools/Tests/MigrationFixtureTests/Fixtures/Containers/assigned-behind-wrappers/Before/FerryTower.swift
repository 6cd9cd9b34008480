import FactoryKit

final class FerryTower1505 {
  @Injected(\.ferryBell1505) private var bell

  func ring(_ room: FerryRoom1505) {
    bell.clock = FerryClock1505()
    FerryBell1505.main.clock = FerryClock1505()
    room.bell?.clock = FerryClock1505()
  }
}
