let root = AppRoot()
_ = try root.makeFeed()
print(root.makeChecked() == nil, root.makeOrNil() == nil)
do { _ = try await root.makeRemote() } catch { print(error) }
