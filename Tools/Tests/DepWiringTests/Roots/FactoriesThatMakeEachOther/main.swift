let folder = AppRoot().makeFolder()
let file = folder.dependencies.makeFile("a")
_ = file.dependencies.makeFolder("b").dependencies.makeFile("c")
