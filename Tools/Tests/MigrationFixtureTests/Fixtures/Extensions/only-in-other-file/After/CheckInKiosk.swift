final class CheckInKiosk {
  struct Dependencies {
    var cabinPlan: any CabinPlanProtocol

    static var defaultDependencies: Self {
      Self(cabinPlan: CabinPlan.shared)
    }
  }

  let dependencies: Dependencies

  let gate: String

  init(gate: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.gate = gate
  }
}
