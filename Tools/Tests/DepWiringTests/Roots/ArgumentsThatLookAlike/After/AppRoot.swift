@MainActor final class AppRoot {
  let url = "https://example.com"

  func makeList() -> List {
    List(dependencies: .init(makeRow: { [self] id, title in makeRow(id, title) }))
  }

  private func makeRow(_ id: Int, _ title: String) -> Row {
    Row(id, dependencies: .init(url: url, title: title))
  }
}
