let root = AppRoot()
_ = root.makeMail()
_ = root.makeSearch()
_ = root.makeBilling()
