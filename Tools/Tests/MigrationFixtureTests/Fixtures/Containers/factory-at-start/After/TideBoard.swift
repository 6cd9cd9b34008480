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
  struct Dependencies {
    var station: any TideStation1302
    var bell: TideBell1302

    static var defaultDependencies: Self {
      @Injected(\.tideStation1302) var station
      @Injected(\.tideBell1302) var bell: TideBell1302
      return Self(station: station, bell: bell)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    dependencies.bell.ring()
  }

  func line() -> String {
    let read = { [weak self] in self?.dependencies.station.level() ?? -1 }
    self.dependencies.bell.ring()
    return "\(name): \(read()), rung \(dependencies.bell.rings) times"
  }
}
