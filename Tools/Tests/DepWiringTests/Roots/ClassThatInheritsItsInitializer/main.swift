let root = AppRoot()
_ = root.makeSettings()
_ = root.makeModel()
