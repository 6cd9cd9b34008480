let t = Feed.self
t.init().show()
