_ = AppRoot().makeScreen().dependencies.reader()
