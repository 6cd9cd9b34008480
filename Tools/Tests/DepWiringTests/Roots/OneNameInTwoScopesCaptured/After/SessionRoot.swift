@MainActor final class SessionRoot {
  struct Dependencies { var store: Cache }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  func makeList() -> List {
    List(
      dependencies: .init(
        makeRow: { [store = dependencies.store, appStore = app.store] id in
          Row(id, dependencies: .init(cache: store, files: appStore))
        }))
  }
}
