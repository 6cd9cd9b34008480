let feed = AppRoot().makeFeed().dependencies
print(feed.reader === feed.store)
