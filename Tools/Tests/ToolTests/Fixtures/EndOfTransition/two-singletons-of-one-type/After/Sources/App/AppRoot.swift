final class AppRoot {
  struct Dependencies {
    var api: API
    var backup: API
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeFeed() -> Feed {
    Feed(dependencies: .init(api: dependencies.api, backup: dependencies.backup))
  }
}
extension AppRoot.Dependencies {
  static var live: Self { let api = API(name: "main", dependencies: .live)
  return Self(api: api, backup: API.backup) }
}
