import DepStructs

@MainActor final class AppRoot {
  private let log = Log()

  private lazy var index = AsyncAllocator(.shared) { await Index() }

  func makeDetail(_ id: Int) async throws -> Detail { Detail(id, dependencies: .init(log: log)) }

  func makeOther(_ id: Int) throws -> Detail { Detail(id, dependencies: .init(log: log)) }

  func makeList() -> List {
    List(dependencies: .init(makeDetail: makeDetail, makeOther: makeOtherForList))
  }

  private func makeOtherForList(_ id: Int) -> Detail {
    Detail(id, dependencies: .init(log: log))
  }

  func makeSearch() -> Search { Search(dependencies: .init(index: { [index] in await index() })) }
}
