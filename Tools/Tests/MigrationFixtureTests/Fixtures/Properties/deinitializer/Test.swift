let book = BridgeBook()
do { _ = RopeBridge(name: "South", dependencies: .init(bridgeBook: book)) }
expect(book.entries == ["South is gone"], "the mock is told")
