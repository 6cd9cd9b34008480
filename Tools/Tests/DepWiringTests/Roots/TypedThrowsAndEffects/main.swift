let search = AppRoot().makeSearch()
_ = try search.dependencies.makeIndex()
_ = try await search.dependencies.makeLater()
