let feed = AppRoot(dependencies: .live()).makeFeed().dependencies
print(feed.implicit.limit, feed.chosen.limit, feed.checked.limit, feed.checked.check())
print(feed.warmed.limit, feed.node.dependencies.parser.limit)
