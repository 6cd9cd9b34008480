RootA(dependencies: .live).makeFeed().show()
RootB(dependencies: .live).makeProfile().show()
RootA(dependencies: .live).makeFeed().show()
