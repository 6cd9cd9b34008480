import FactoryKit

final class FerryPilot1421: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Container {
  var ferryPilot1421: Factory<FerryPilot1421> { self { FerryPilot1421("Ann") } }
}

protocol Piloted1421: AnyObject {
  var pilotOnDuty: FerryPilot1421 { get set }
}

final class Ferryboat1421 {
  @Injected(\.ferryPilot1421) var pilotAboard

  func sail() -> String { pilotAboard.name }
}

final class FerryTug1421: Piloted1421 {
  @Injected(\.ferryPilot1421) var pilotOnDuty

  func sail() -> String { pilotOnDuty.name }
}

final class FerryLaunch1421 {
  struct Dependencies {
    var pilotAboard: FerryPilot1421

    static var defaultDependencies: Self {
      @Injected(\.ferryPilot1421) var pilotAboard
      return Self(pilotAboard: pilotAboard)
    }
  }

  private let dependencies: Dependencies

  var pilotAboard: FerryPilot1421 { dependencies.pilotAboard }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sail() -> String { pilotAboard.name }
}

func relieve1421(_ boat: Ferryboat1421) { boat.pilotAboard = FerryPilot1421("Bob") }
