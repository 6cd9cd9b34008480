let feed = PademelonFeed()
print(feed.requests(for: ["a"]).map(\.title), feed.posts(for: ["b"]).map(\.title), feed.tries(), feed.age(of: .distantFuture))
print(PademelonEntry(title: "c").title)
