final class SummitStation: Sendable {
  static let shared = SummitStation()
  let wind = 20
}

final class Funicular {
  init() {
  }

  func canRide() -> Bool { SummitStation.shared.wind < 50 }
}

final class ChairLift { func canRide() -> Bool { SummitStation.shared.wind < 15 }
}
