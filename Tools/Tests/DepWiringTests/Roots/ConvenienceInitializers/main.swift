let root = AppRoot()
_ = root.makePlain()
_ = root.makeFromURL()
