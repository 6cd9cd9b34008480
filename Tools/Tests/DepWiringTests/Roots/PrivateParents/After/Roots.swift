@MainActor final class AppRoot {
  lazy var api = API()
}

@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  let app: AppRoot
  let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }
}

@MainActor final class ItemRoot {
  struct Dependencies { var item: Item }
  private let session: SessionRoot
  private let dependencies: Dependencies
  init(session: SessionRoot, dependencies: Dependencies) {
    self.session = session
    self.dependencies = dependencies
  }

  func makeDetail() -> Detail {
    Detail(
      dependencies: .init(
        api: session.app.api, user: session.dependencies.user, item: dependencies.item))
  }
}
