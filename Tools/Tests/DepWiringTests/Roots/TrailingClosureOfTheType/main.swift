_ = AppRoot().makeFeed()
_ = AppRoot().makeInOneLine()
