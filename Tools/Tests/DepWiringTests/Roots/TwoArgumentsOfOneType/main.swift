_ = AppRoot().makeModel().dependencies.makeSpan(1, 9)
