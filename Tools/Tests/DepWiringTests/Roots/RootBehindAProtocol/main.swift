let graph: any AppGraph = AppRoot()
_ = graph.makeFeed()
