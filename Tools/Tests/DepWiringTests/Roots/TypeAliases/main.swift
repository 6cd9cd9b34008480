_ = AppRoot().makeList().dependencies.makeRow(4)
