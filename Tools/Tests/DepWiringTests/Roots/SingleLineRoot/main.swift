_ = AppRoot().feed
_ = OtherRoot().make()
