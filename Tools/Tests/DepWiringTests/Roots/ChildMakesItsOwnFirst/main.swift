let app = AppRoot()
_ = ChildRoot(app: app).makeFeed()
_ = OwnRoot(app: app).makeFeed()
