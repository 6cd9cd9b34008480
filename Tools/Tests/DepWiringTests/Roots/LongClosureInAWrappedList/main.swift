let root = AppRoot(
  dependencies: .init(
    standardOutput: Output(name: "out"), standardError: Output(name: "err"),
    makeProcess: { "ls" }, nextLine: { nil }))
let generator = root.makeRunner(folder: "a", portNumber: 1).dependencies.makeGenerator("b")
print(generator.folder, generator.dependencies.standardError.name)
