@MainActor final class AppRoot {
  func makeSettings() -> Settings { Settings(dependencies: .init()) }

  func makeModel() -> Model { Model(dependencies: .init()) }
}
