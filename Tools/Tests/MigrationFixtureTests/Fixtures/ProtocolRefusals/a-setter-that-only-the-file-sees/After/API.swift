final class ParakeetAPI: @unchecked Sendable {
  static let shared = ParakeetAPI()
  fileprivate(set) var a = 1
}

final class ParakeetUser {
  struct Dependencies {
    var parakeetAPI: ParakeetAPI

    static var defaultDependencies: Self {
      Self(parakeetAPI: ParakeetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.parakeetAPI.a = 2
    print(dependencies.parakeetAPI.a)
  }
}
