final class Store {
  nonisolated(unsafe) static let shared = Store()
  struct Dependencies {
    var now: () -> Int
    static var live: Self { Self(now: { 1 }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  var count = 0
  func add() -> Int { count += dependencies.now(); return count }
}
final class Feed {
  struct Dependencies {
    var store: Store
    static var live: Self { Self(store: Store.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.store.add()) }
}
final class Profile {
  struct Dependencies {
    var store: Store
    static var live: Self { Self(store: Store.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("profile", dependencies.store.add()) }
}
