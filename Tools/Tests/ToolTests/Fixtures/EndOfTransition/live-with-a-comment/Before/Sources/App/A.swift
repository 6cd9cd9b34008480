final class Feed {
  struct Dependencies {
    var session: Session
    static var live: Self { Self(session: Session.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
final class Session {
  nonisolated(unsafe) static let shared: Session = {
    // one
    let s = Session(label: prefix + "a"); s.start()
    return s
  }()
  static let prefix = "p"
  struct Dependencies {
    var now: () -> Int
    static var live: Self { 
      Self(now: {
        // the time
        1 
      }) }
  }
  private let dependencies: Dependencies
  private let label: String
  private func start() {}
  private init(label: String, dependencies: Dependencies = .live) { self.label = label; self.dependencies = dependencies }
  func visit() -> Int { dependencies.now() }
}
