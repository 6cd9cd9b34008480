print(TaskGraph(dependencies: ["a", "b"]).cost())
