let list = AppRoot().makeList()
_ = list.dependencies.makeRow(1)
_ = list.dependencies.makeOther(2)
