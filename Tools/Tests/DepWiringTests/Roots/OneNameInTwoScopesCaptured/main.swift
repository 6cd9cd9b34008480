let session = SessionRoot(app: AppRoot(), dependencies: .init(store: Cache("cache of the session")))
_ = session.makeList().dependencies.makeRow(1)
