@MainActor final class AppRoot {
  private lazy var client = Client()

  func makeModel() -> Feed.Model { Feed.Model(dependencies: .init(api: client)) }
}
