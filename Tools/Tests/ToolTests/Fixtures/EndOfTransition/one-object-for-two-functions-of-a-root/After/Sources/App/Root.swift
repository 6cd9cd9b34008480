struct AppRoot {
  struct Dependencies {
    var label: String
    static var live: Self { Self(label: "x") }
  }
  let dependencies: Dependencies
  func makeFeed() -> Feed { Feed(dependencies: .live) }
  func makeProfile() -> Profile { Profile(dependencies: .live) }
}
