final class AppRoot {
  struct Dependencies {
    var session: Session
    static var live: Self { let sessionShared = Session(dependencies: .init(store: Store.shared))
    let session = sessionShared; return Self(session: session) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeFeed() -> Feed { Feed(dependencies: .init(session: dependencies.session)) }
}
