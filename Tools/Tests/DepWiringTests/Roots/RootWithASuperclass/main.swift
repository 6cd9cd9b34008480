let root = AppRoot()
_ = root.makeFeed()
_ = root.makeFeed()
