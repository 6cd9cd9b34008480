final class DodoUser {
  struct Dependencies {
    var dodoAPI: any DodoAPIProtocol

    static var defaultDependencies: Self {
      Self(dodoAPI: DodoAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    try await dependencies.dodoAPI.read(Int.self)
    var a = 1
    dependencies.dodoAPI.change(&a)
    print(a)
  }
}
