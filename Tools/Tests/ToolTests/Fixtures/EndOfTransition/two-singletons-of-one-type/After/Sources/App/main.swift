AppRoot(dependencies: .live).makeFeed().show()
