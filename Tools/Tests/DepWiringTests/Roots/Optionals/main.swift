print(AppRoot().makeFeed().dependencies.token as Any)
