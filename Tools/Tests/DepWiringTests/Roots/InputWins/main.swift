print(type(of: AppRoot(dependencies: .init(service: Offline())).makeFeed().dependencies.api))
