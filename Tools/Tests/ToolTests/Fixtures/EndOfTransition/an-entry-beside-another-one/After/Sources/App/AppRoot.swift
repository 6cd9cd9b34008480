/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.
@MainActor
final class AppRoot {
  /// What the root is given: what touches the outside.
  struct Dependencies {
    var store: Store
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(store: dependencies.store))
  }
}

extension AppRoot.Dependencies {
  /// The real ones.
  static var live: Self {
    Self(store: Store.shared)
  }
}
