import Foundation

protocol ShaftPlanProtocol: Sendable {
  func floors() -> Int
}

final class ShaftPlan: Sendable {
  static let shared = ShaftPlan()

  func floors() -> Int { 40 }
}

extension ShaftPlan: ShaftPlanProtocol {}

class Elevator {
  let speed: Int

  init(speed: Int) { self.speed = speed }
}

final class ExpressElevator: Elevator {
  struct Dependencies {
    var shaftPlan: any ShaftPlanProtocol

    static var defaultDependencies: Self {
      Self(shaftPlan: ShaftPlan.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func seconds() -> Int { dependencies.shaftPlan.floors() / speed }
}
