final class TollBooth {
  struct Dependencies {
    var price: @Sendable () -> Int
  }

  private let dependencies: Dependencies
  private let name: String

  init(name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func pass() -> String { "\(name): \(dependencies.price())" }
}
