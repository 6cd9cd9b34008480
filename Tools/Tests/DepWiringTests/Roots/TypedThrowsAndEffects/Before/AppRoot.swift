@MainActor final class AppRoot {
  func makeSearch() -> Search { Search(dependencies: .init()) }
}
