let root = AppRoot()
_ = root.outer()
_ = root.attributed()
