let crane6151Hook = CraneHook6151(
  dependencies: .init(makeCraneRope6151: { CraneRope6151(length: 1) }))
expect(crane6151Hook.lift() == 1, "the rope of the test")
