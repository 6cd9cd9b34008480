@MainActor final class AppRoot {
  private let log = Log()

  func makeDetail(_ id: Int) async throws -> Detail { Detail(id, dependencies: .init()) }

  func makeOther(_ id: Int) throws -> Detail { Detail(id, dependencies: .init()) }

  func makeList() -> List { List(dependencies: .init()) }

  func makeSearch() -> Search { Search(dependencies: .init()) }
}
