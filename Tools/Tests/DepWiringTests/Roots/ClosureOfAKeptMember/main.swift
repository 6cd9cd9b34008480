let root = AppRoot(dependencies: .init())
print(root.bookmarks.open())
