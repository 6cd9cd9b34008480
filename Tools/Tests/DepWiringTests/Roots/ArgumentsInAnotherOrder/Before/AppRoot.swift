@MainActor final class AppRoot {
  func makeTable() -> Table { Table(dependencies: .init()) }
}
