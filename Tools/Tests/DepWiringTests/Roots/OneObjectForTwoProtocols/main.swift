let copier = AppRoot().makeCopier().dependencies
print(copier.source === copier.store, copier.target === copier.store, copier.both === copier.store)
