struct AppRoot {
  struct Dependencies {
    var label: String
    static var live: Self { Self(label: "x") }
  }
  let dependencies: Dependencies
  func makeFeed() -> Feed { Feed() }
  func makeProfile() -> Profile { Profile() }
}
