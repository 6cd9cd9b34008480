final class NightjarAPI: @unchecked Sendable {
  static let shared = NightjarAPI()
  fileprivate func a() { print("a") }
}

final class NightjarUser {
  struct Dependencies {
    var nightjarAPI: NightjarAPI

    static var defaultDependencies: Self {
      Self(nightjarAPI: NightjarAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.nightjarAPI.a()
  }
}
