let root = AppRoot(dependencies: .init(user: { nil }, find: { "\($0)" }))
print(root.makeFeed().dependencies.find(3) ?? "none")
