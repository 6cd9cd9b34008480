_ = AppRoot().makeList().dependencies.makeProfile(User(name: "Ada"))
