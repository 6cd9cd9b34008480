let desk = LightDesk()
let plan = StagePlan(dependencies: .init(lightDesk: desk))
expect(plan.desk() === desk, "the desk that was passed is used")
