final class Store { nonisolated(unsafe) static let shared = Store()
  func add() -> Int { 1 } }
final class Feed {
  struct Dependencies {
    var store: Store
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.store.add()) }
}
final class Profile {
  struct Dependencies {
    var store: Store
    static var live: Self { Self(store: Store.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.store.add()) }
}
