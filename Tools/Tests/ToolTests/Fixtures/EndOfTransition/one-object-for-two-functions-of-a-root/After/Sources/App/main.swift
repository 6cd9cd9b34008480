let root = AppRoot(dependencies: .live)
root.makeFeed().show()
root.makeProfile().show()
root.makeFeed().show()
