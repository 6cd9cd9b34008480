@MainActor
final class AppRoot {
  func makeList() -> List {
    List(dependencies: .init(makeRow: makeRow))
  }

  private func makeRow(_ id: Int, _ title: String, _ subtitle: String) -> Row {
    Row(id, dependencies: .init(title: title))
  }
}
