let root = AppRoot()
let screen = root.makeScreen()
print("screen")
_ = (screen.dependencies.player(), screen.dependencies.player())
