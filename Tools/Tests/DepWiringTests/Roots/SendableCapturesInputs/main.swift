let list = AppRoot(dependencies: .init(api: NetworkAPI())).makeList()
print(type(of: list.dependencies.makeRow()))
