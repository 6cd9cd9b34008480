let list = AppRoot().makeList()
print(list.dependencies.recentTaskFactory(3).start())
