_ = await AppRoot().makeFeed()
