_ = AppRoot().makeChild()
_ = AppRoot().named()
