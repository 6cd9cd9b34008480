let root = AppRoot()
_ = root.makeList().dependencies.makeRow(7)
_ = root.makeInLines().dependencies.makeRow(8)
_ = root.makeGroup()
