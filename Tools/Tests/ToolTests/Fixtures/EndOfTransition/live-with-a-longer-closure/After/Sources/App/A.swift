final class Feed {
  struct Dependencies {
    var session: Session
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
final class Session {
  nonisolated(unsafe) static let shared = Session(dependencies: .live)
  struct Dependencies {
    var text: String
    var now: () -> Int
    static var live: Self { 
      Self(
        text: """
          a
            b
          """, // first
        now: { 
          let x = 1
          return x })
    }
  }
  private let dependencies: Dependencies
  private init(dependencies: Dependencies) { self.dependencies = dependencies }
  func visit() -> Int { dependencies.now() }
}
