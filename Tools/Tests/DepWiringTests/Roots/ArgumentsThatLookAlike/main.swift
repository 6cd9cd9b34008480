_ = AppRoot().makeList().dependencies.makeRow(1, "title")
