print(AppRoot().makeFeed().text)
