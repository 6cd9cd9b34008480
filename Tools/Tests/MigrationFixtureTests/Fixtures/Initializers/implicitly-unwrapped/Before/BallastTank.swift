import Foundation

final class PumpRoom: Sendable {
  static let shared = PumpRoom()

  func rate() -> Int { 40 }
}

final class BallastTank {
  let litres: Int

  init!(litres: Int) {
    if litres < 0 { return nil }
    self.litres = litres
  }

  func minutesToFill() -> Int { litres / PumpRoom.shared.rate() }
}
