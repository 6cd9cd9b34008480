let root = AppRoot(dependencies: .init(name: "root"))
print(root.makeScreen().dependencies.makeLabel().dependencies.name)
