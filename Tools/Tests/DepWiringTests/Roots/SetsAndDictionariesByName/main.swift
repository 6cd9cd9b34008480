_ = AppRoot().makeHost()
