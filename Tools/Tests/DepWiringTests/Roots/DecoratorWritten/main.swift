print(AppRoot().makeFeed().dependencies.api.name)
