let detail = AppRoot().makeHome().dependencies.makeDetail(1)
_ = detail.dependencies.makeHome().dependencies.makeDetail(2)
