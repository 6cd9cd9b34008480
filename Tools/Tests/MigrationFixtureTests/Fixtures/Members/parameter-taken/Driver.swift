print(BuildTarget(dependencies: ["a", "b"]).paths())
