let root = AppRoot()
_ = root.makeScreen()
