final class MynaUser {
  struct Dependencies {
    var api: MynaAPI<Int>?

    static var defaultDependencies: Self {
      Self(api: MynaShelf.api)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.api?.a()
  }
}
