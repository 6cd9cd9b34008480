protocol CabinPlanProtocol: Sendable {
  func seat(_ name: String) -> String
}

final class CabinPlan: Sendable {
  static let shared = CabinPlan()
  func seat(_ name: String) -> String { "\(name.count)A" }
}

extension CabinPlan: CabinPlanProtocol {}
