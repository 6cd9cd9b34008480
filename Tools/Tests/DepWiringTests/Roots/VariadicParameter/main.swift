_ = AppRoot().makeModel()
_ = AppRoot().makeFeed()
