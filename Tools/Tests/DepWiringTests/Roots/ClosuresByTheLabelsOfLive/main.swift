let root = AppRoot(dependencies: .live())
let feed = root.makeFeed().dependencies
print(feed.makeRow("title").text, root.makeList().dependencies.makeRow("path").text)
print(feed.makeSpan(5).text, feed.makeStepped(2, 3).text, feed.makeLater(6).text)
print(feed.makeCell(1, 2).text, feed.makeKey(7).text, feed.makeNamed("abc").text)
print(feed.makeSquare(8).text)
