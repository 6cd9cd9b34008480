final class AppRoot {
  struct Dependencies {
    var session: Session
    static var live: Self { let session = Session.shared; return Self(session: session) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeFeed() -> Feed { Feed(dependencies: .init(session: dependencies.session)) }
}
