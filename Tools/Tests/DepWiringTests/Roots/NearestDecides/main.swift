let root = AppRoot()
let given = Log(name: "given")
print(
  root.member().dependencies.log.name, root.parameter(given).dependencies.log.name,
  root.local().dependencies.log.name, root.block().dependencies.log.name,
  root.closure()(given).dependencies.log.name, root.later().dependencies.log.name,
  ChildRoot(app: root).make().dependencies.log.name)
