@MainActor final class SearchRoot {
  private let app: AppRoot
  init(app: AppRoot) { self.app = app }
  lazy var index = Index(path: "index")
  func makeSearch() -> Search { Search(dependencies: .init()) }
}
