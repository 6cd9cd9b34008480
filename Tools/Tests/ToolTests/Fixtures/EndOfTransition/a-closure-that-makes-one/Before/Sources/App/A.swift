final class Store {
  nonisolated(unsafe) static let shared = Store()
  var count = 0
  func add() -> Int { count += 1; return count }
}
final class Session {
  nonisolated(unsafe) static let shared = Session()
  struct Dependencies {
    var store: Store
    static var live: Self { Self(store: Store.shared) }
  }
  private let dependencies: Dependencies
  private init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  var visits = 0
  func visit() -> Int { visits += 1; return visits + dependencies.store.add() * 0 }
}
final class Feed {
  struct Dependencies {
    var session: Session
    static var live: Self { Self(session: Session.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
