@MainActor final class AppRoot {
  private lazy var networkClient = NetworkClient()

  func makeList() -> List { List(dependencies: .init(client: networkClient, makeRow: makeRow)) }

  private func makeRow(_ id: Int) -> Row {
    Row(id, dependencies: .init(client: networkClient))
  }
}
