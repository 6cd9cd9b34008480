final class Feed {
  struct Dependencies {
    var makeSession: () -> Session
    static var live: Self { Self(makeSession: { Session.shared }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("show"); print("feed", dependencies.makeSession().visit()); print("feed", dependencies.makeSession().visit()) }
}
final class Session {
  nonisolated(unsafe) static let shared = Session()
  struct Dependencies {
    var now: () -> Int
    static var live: Self { Self(now: { 1 }) }
  }
  private let dependencies: Dependencies
  private var n = 0
  private init(dependencies: Dependencies = .live) { print("open session"); self.dependencies = dependencies }
  func visit() -> Int { n += dependencies.now(); return n }
}
