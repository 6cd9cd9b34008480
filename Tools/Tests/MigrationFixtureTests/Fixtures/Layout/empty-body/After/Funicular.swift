protocol SummitStationProtocol: Sendable {
  var wind: Int { get }
}

final class SummitStation: Sendable {
  static let shared = SummitStation()
  let wind = 20
}

extension SummitStation: SummitStationProtocol {}

final class Funicular {
  struct Dependencies {
    var summitStation: any SummitStationProtocol

    static var defaultDependencies: Self {
      Self(summitStation: SummitStation.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canRide() -> Bool { dependencies.summitStation.wind < 50 }
}

final class ChairLift {
  struct Dependencies {
    var summitStation: any SummitStationProtocol

    static var defaultDependencies: Self {
      Self(summitStation: SummitStation.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canRide() -> Bool { dependencies.summitStation.wind < 15 }
}
