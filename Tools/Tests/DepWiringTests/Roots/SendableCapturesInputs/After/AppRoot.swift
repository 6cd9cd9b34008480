@MainActor final class AppRoot {
  struct Dependencies { var api: any API }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var cache = Cache()

  func makeList() -> List {
    List(
      dependencies: .init(
        makeRow: { [api = dependencies.api, cache] in
          Row(dependencies: .init(api: api, cache: cache))
        }))
  }
}
