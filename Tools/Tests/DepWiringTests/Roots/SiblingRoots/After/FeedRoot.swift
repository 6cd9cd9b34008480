@MainActor final class FeedRoot {
  private let app: AppRoot
  init(app: AppRoot) { self.app = app }
  func makeSearch() -> Search { Search(dependencies: .init()) }
}
