let root = AppRoot()
print(root.makeEarly().dependencies.store.name, root.makeLate(1).dependencies.store.name)
print(OtherRoot().makeLog().dependencies.store.name)
