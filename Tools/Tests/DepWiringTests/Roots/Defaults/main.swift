print(AppRoot().makeFeed().dependencies.retries)
