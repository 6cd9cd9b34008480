let root = AppRoot(dependencies: .live)
print(root.makeFeed().dependencies.parser.limit, root.makeGrid().dependencies.tracker == nil)
print(root.makeList().dependencies.parser.limit)
print(root.makePage().dependencies.cache.store === Store.shared)
