@MainActor
final class AppRoot {
  struct Dependencies {
    var name: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeScreen() -> Screen {
    Screen(dependencies: .init(makeLabel: makeLabel))
  }

  private func makeLabel() -> Label {
    Label(dependencies: .init(name: dependencies.name))
  }
}
