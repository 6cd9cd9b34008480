_ = AppRoot(dependencies: .init(api: NetworkAPI())).makeFeed()
