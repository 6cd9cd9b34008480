_ = AppRoot().makeModel().dependencies.makeCell(.init(value: 3))
