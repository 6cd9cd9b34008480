final class Taken1Screen {
  struct Dependencies {
    var api: Taken1API

    static var defaultDependencies: Self {
      Self(api: Taken1API.shared)
    }
  }

  private let dependencies: Dependencies

  private let api: Taken1API
  private let size: Int

  init(size: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.api = dependencies.api
    self.size = size
  }

  func show() -> String { "\(api.name) \(size)" }
}