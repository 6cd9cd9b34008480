let feed = AppRoot().makeFeed().dependencies
print(feed.one === feed.two, feed.three === feed.four, feed.five === feed.six)
print(feed.one === feed.six, feed.three === feed.six, feed.seven === feed.six)
print(feed.eight === feed.six)
