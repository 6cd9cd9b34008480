@MainActor final class AppRoot {
  struct Dependencies {
    var names: [String]
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeHost() -> Host { Host(dependencies: .init()) }
  func makeOther() -> Host { Host(dependencies: .init(plugins: [])) }
}
