final class AppRoot {
  struct Dependencies {
    var api: API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeNode(name: String) -> Node {
    Node(name: name, dependencies: .init(api: dependencies.api))
  }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(api: .shared)
  }
}
