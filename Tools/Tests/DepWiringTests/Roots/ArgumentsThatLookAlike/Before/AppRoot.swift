@MainActor final class AppRoot {
  let url = "https://example.com"

  func makeList() -> List { List(dependencies: .init()) }
}
