let list = AppRoot().makeList()
_ = list.dependencies.makeDetail(1)
_ = list.dependencies.room("a")
