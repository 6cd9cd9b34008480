let root = AppRoot()
_ = try await root.makeList().dependencies.makeDetail(1)
_ = root.makeList().dependencies.makeOther(2)
_ = await root.makeSearch().dependencies.index()
