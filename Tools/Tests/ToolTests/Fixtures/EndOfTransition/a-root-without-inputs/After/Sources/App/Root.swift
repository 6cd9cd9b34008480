struct AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .live) }
  func makeProfile() -> Profile { Profile(dependencies: .live) }
}
