@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // MARK: Kept

  /// The app sets it.
  lazy var other = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(name: dependencies.name)) }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(
      name: "name")
  }
}
