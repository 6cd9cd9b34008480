final class PlumageDesk: Sendable {
  struct Dependencies {
    var count: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(count: { 3 })
    }
  }

  private let dependencies: Dependencies

  static let shared = PlumageDesk(dependencies: .defaultDependencies)

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.count() }
}
