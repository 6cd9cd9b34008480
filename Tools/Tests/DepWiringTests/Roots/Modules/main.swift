import Feed

AppRoot().makeFeed().show()
