let model = AppRoot().makeModel()
print(model.dependencies.makeDetail == nil, model.dependencies.onEnd == nil)
