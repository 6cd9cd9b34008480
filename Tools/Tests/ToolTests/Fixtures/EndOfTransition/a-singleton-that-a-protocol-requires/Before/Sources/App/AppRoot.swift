/// What lives as long as the app. `depstructs wire AppRoot` keeps it complete.

final class AppRoot {
  /// What the root is given: what touches the outside.
  struct Dependencies {
    var session: Session
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed {
    Feed(dependencies: .init(session: dependencies.session))
  }
}

extension AppRoot.Dependencies {
  /// The real ones.
  static var live: Self {
    Self(session: Session.shared)
  }
}
