let root = AppRoot()
_ = root.console
_ = root.makeHost()
