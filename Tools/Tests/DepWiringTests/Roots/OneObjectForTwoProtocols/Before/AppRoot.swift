@MainActor final class AppRoot {
  func makeCopier() -> Copier { Copier(dependencies: .init()) }
}
