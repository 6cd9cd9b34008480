@MainActor final class AppRoot {
  private lazy var store = Store()

  func makeCopier() -> Copier {
    Copier(dependencies: .init(source: store, target: store, store: store, both: store))
  }
}
