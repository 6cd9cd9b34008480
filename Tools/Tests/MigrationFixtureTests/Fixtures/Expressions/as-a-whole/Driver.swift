print(StagePlan().run())
