let screens = (AppRoot(dependencies: .live).makeFeed(), Profile())
screens.0.show()
