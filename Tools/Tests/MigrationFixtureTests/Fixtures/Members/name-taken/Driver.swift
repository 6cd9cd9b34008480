print(ModuleGraph(dependencies: ["a", "bc"]).versions(), BuildPlan(kind: .some).version())
