_ = AppRoot().makeTop()
