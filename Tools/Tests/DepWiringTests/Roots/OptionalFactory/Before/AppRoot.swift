@MainActor final class AppRoot {
  func makeModel() -> Model { Model(dependencies: .init()) }
}
