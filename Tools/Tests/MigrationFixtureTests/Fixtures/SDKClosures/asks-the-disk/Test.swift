var dependencies = QuokkaArchive.Dependencies.defaultDependencies
nonisolated(unsafe) var renamed: [String] = []
dependencies.writeData = { _, _ in }
dependencies.renameFile = { old, new in
  renamed = [old, new]
  return 0
}
let archive = QuokkaArchive(folder: URL(fileURLWithPath: "/none"), dependencies: dependencies)
try archive.publish("four", as: "a")
expect(renamed == ["/none/a.draft", "/none/a"], "no file is written and none renamed")
dependencies.isReachable = { _ in false }
let empty = QuokkaArchive(folder: URL(fileURLWithPath: "/none"), dependencies: dependencies)
expect(empty.size(of: "a") == 0, "the test decides")
