let root = AppRoot()
print(root.makeHarbor().dependencies.tracker.limit, root.makeQuay().dependencies.tracker.limit)
print(root.makeMooring().dependencies.tracker.limit, root.makeJetty().dependencies.tracker.limit)
