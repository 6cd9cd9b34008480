_ = AppRoot().makeFeed()
