import FactoryKit

final class FerryDesk1505 {
  @Injected(\.ferryClock1505) var clock

  func hour() -> Int { clock.hour }
}
