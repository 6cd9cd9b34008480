import FactoryKit

protocol TideStation1302 {
  func level() -> Int
}

final class LiveTideStation1302: TideStation1302 {
  init() { print("a station is made") }
  func level() -> Int { 3 }
}

final class TideBell1302 {
  var rings = 0
  func ring() { rings += 1 }
}

extension Container {
  var tideStation1302: Factory<TideStation1302> { self { LiveTideStation1302() } }
  var tideBell1302: Factory<TideBell1302> { self { TideBell1302() }.singleton }
}

final class TideBoard1302 {
  @Injected(\.tideStation1302) private var station
  @Injected(\.tideBell1302) private var bell: TideBell1302

  let name: String

  init(name: String) {
    self.name = name
    bell.ring()
  }

  func line() -> String {
    let read = { [weak self] in self?.station.level() ?? -1 }
    self.bell.ring()
    return "\(name): \(read()), rung \(bell.rings) times"
  }
}
