struct AppRoot {
  func makeFeed() -> Feed { Feed() }
  func makeProfile() -> Profile { Profile() }
}
