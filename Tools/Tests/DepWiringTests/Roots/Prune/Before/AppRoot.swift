@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
    /// Tells the time.
    var clock: () -> Int
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // MARK: Kept

  private lazy var log = Log()

  /// Counts.
  private lazy var analytics = Analytics(dependencies: .init(log: log))

  /// The app sets it.
  lazy var other = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(name: dependencies.name)) }
}

extension AppRoot.Dependencies {
  static var live: Self {
    Self(
      name: "name",
      clock: { 3 })
  }
}
