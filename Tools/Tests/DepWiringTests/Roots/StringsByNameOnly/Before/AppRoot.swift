@MainActor final class AppRoot {
  struct Dependencies {
    var name: String
    var onClose: () -> Void
    var only: Key
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func make(title: String) -> Model { Model(dependencies: .init(onTap: {})) }

  func other(name: String) -> Model { Model(dependencies: .init(onTap: {})) }
}
