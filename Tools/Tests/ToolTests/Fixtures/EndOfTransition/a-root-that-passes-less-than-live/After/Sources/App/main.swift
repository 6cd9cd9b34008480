let root = AppRoot()
print(root.makeFeed().dependencies.parser.limit, root.makeGrid().dependencies.tracker == nil)
print(root.makeList().dependencies.parser.limit)
