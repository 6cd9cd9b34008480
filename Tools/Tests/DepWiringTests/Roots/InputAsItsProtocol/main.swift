let root = AppRoot(dependencies: .init(network: NetworkAPI(name: "given")))
_ = root.makeFeed()
_ = root.makeFor(NetworkAPI(name: "other"))
_ = root.makeWithoutName(NetworkAPI(name: "unnamed"))
