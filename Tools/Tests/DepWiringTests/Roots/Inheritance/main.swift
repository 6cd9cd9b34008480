print(type(of: AppRoot().makeScreen().dependencies.base))
