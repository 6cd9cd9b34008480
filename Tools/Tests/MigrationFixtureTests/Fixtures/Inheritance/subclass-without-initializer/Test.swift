final class LowShaft: ShaftPlanProtocol {
  func floors() -> Int { 4 }
}
let elevator = ExpressElevator(speed: 2)
elevator.dependencies = .init(shaftPlan: LowShaft())
expect(elevator.seconds() == 2, "the mock is asked")
