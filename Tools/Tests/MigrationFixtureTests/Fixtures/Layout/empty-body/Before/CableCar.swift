final class SummitStation: Sendable {
  static let shared = SummitStation()
  let wind = 20
}

final class CableCar {
  init() {
  }

  func canRide() -> Bool { SummitStation.shared.wind < 50 }
}

final class SkiLift { func canRide() -> Bool { SummitStation.shared.wind < 15 }
}
