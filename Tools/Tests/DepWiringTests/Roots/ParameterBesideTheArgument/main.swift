_ = AppRoot().makeFeed().dependencies.makeDetail(2)
