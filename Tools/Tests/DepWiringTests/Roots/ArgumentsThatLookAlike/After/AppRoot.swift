@MainActor final class AppRoot {
  let url = "https://example.com"

  func makeList() -> List { List(dependencies: .init(makeRow: makeRow)) }

  private func makeRow(_ id: Int, _ title: String) -> Row {
    Row(id, dependencies: .init(url: url, title: title))
  }
}
