let root = AppRoot()
root.search = StubSearch()
print(root.makeModel().dependencies.search.name)
print(AppRoot().makeModel().dependencies.search.name)
