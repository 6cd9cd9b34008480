let root = AppRoot()
root.makeFeed().show()
root.makeProfile().show()
root.makeFeed().show()
