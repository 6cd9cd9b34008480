let root = AppRoot(dependencies: .live(hidden: Parser(limit: 7)))
let feed = root.makeFeed().dependencies
print(feed.parser.limit, feed.tracker != nil, feed.other == nil, feed.clock.speed)
print(feed.hidden.limit, feed.makeParser().limit, feed.makeEven(4).limit)
print(feed.makeDetail(1).isShort, feed.makeShort(2).isShort)
print(feed.makeShort(2).dependencies.parser.limit)
