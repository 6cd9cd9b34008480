import Foundation

final class ShaftPlan: Sendable {
  static let shared = ShaftPlan()

  func floors() -> Int { 40 }
}

class Elevator {
  let speed: Int

  init(speed: Int) { self.speed = speed }
}

final class ExpressElevator: Elevator {
  func seconds() -> Int { ShaftPlan.shared.floors() / speed }
}
