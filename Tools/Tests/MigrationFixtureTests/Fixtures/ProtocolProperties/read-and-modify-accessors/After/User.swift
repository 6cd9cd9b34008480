final class CourserUser {
  struct Dependencies {
    var courserAPI: any CourserAPIProtocol

    static var defaultDependencies: Self {
      Self(courserAPI: CourserAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.courserAPI.storage.append(1)
    print(dependencies.courserAPI.storage)
  }
}
