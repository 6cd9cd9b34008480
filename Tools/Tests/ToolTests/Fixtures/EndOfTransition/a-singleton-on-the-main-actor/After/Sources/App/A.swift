final class Feed {
  struct Dependencies {
    var session: Session
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
// Header comment.
@MainActor final class Session {
  /// The one.
  static let shared = Session(dependencies: .live)
  struct Dependencies {
    var now: () -> Int
    static var live: Self { Self(now: { 1 }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  nonisolated func visit() -> Int { 1 }
}
