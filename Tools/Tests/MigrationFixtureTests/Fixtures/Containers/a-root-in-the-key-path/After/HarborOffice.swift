import FactoryKit

final class HarborContainer1305: SharedContainer {
  static let shared = HarborContainer1305()
  let store = FactoryStore()

  var pilot: Factory<HarborPilot1305> { self { HarborPilot1305() } }
}

struct HarborPilot1305 {
  func guide(_ ship: String) -> String { "\(ship) comes in" }
}

struct HarborOffice1305 {
  struct Dependencies {
    var pilot: HarborPilot1305

    static var defaultDependencies: Self {
      @Injected(\HarborContainer1305.pilot) var pilot
      return Self(pilot: pilot)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func admit(_ ship: String) -> String { dependencies.pilot.guide(ship) }
}
