let root = AppRoot()
_ = root.makeC()
_ = root.makeB()
