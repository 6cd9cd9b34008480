let r = AppRoot(dependencies: .live); let f = r.makeFeed(); f.show(); r.makeFeed().show()
