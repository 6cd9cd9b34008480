func f(_ feed: Feed = .init()) { feed.show() }
f()
