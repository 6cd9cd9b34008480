@MainActor final class AppRoot {
  struct Dependencies {
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeImages() -> Images { Images(dependencies: .init()) }
  func makeFiles() -> Files { Files(dependencies: .init()) }
  func makeCache() -> Cache { Cache(dependencies: .init()) }
}
