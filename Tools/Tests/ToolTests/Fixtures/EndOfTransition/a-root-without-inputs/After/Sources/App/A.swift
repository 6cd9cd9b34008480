final class Store {
  nonisolated(unsafe) static let shared = Store(dependencies: .live)
  struct Dependencies {
    var now: () -> Int
    static var live: Self { Self(now: { 1 }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  var count = 0
  func add() -> Int { count += dependencies.now(); return count }
}
final class Feed {
  struct Dependencies {
    var store: Store
    static var live: Self { Self(store: Store.shared) }
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
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print("profile", dependencies.store.add()) }
}
