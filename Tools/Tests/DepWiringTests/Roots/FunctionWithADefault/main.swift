let root = AppRoot()
print(root.makeList().dependencies.makeDetail(1).style)
print(root.makeEditor().dependencies.makeDetail(1, .bold).style)
