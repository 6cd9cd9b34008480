let root = AppRoot()
_ = root.makeModel()
_ = root.makeFeed()
