final class Feed {
  struct Dependencies {
    var session: Session
    static var live: Self { Self(session: Session.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
// Header comment.
@MainActor final class Session {
  /// The one.
  static let shared = Session()
  static let other = shared
  struct Dependencies {
    var now: () -> Int
    static var live: Self { Self(now: { 1 }) }
  }
  private let dependencies: Dependencies
  fileprivate init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  nonisolated func visit() -> Int { 1 }
}
