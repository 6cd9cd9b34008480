final class PilotBoat: Sendable {
  static let shared = PilotBoat()
  func guide(_ ship: String) -> String { "guiding \(ship)" }
}

final class HarborRadio {
  lazy var answer: (String) -> String = { ship in
    PilotBoat.shared.guide(ship)
  }

  init() {}
  deinit { print("radio off") }
}

func speakOnce() -> String {
  let radio = HarborRadio()
  return radio.answer("Vasa")
}
