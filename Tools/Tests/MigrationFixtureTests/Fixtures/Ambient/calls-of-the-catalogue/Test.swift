let elmFolders = ElmFolders(
  dependencies: .init(homeDirectoryForUser: { URL(fileURLWithPath: "/" + $0) }))
expect(elmFolders.path(of: "elm") == "/elm", "the closure answers")
