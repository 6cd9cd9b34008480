protocol PilotBoatProtocol: Sendable {
  func guide(_ ship: String) -> String
}

final class PilotBoat: Sendable {
  static let shared = PilotBoat()
  func guide(_ ship: String) -> String { "guiding \(ship)" }
}

extension PilotBoat: PilotBoatProtocol {}

final class HarborRadio {
  struct Dependencies {
    var pilotBoat: any PilotBoatProtocol

    static var defaultDependencies: Self {
      Self(pilotBoat: PilotBoat.shared)
    }
  }

  private let dependencies: Dependencies

  lazy var answer: (String) -> String = { [dependencies] ship in
    dependencies.pilotBoat.guide(ship)
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  deinit { print("radio off") }
}

func speakOnce() -> String {
  let radio = HarborRadio()
  return radio.answer("Vasa")
}
