@MainActor
final class FinchUser {
  struct Dependencies {
    var finchAPI: any FinchAPIProtocol

    static var defaultDependencies: Self {
      Self(finchAPI: FinchAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.finchAPI.show()
    dependencies.finchAPI.hide()
    dependencies.finchAPI.plain()
  }
}
