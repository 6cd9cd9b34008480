final class TollBooth {
  struct Dependencies {
    var price: @Sendable () -> Int

    static var defaultDependencies: Self { Self(price: { 3 }) }
  }

  private let dependencies: Dependencies
  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func pass() -> String { "\(name): \(dependencies.price())" }
}
