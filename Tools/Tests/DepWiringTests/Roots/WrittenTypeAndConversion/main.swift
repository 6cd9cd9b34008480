let root = AppRoot()
_ = root.makeFeed()
