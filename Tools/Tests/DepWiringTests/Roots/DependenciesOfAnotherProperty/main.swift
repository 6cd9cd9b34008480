let root = AppRoot(feed: .init(log: Log("of the feed")), dependencies: .init(log: Log("of the root")))
_ = root.makeFeed()
