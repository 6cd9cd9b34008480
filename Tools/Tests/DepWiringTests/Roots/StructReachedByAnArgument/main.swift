_ = AppRoot().makeList().dependencies.makeDetail(Item(id: 5))
