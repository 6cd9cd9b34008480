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
  @Injected(\HarborContainer1305.pilot) private var pilot

  func admit(_ ship: String) -> String { pilot.guide(ship) }
}
