final class AppRoot {
  private let store: any Store

  init(store: any Store) { self.store = store }

  func makeSearch() -> Search { Search() }

  func makeSession(folder: String) -> Session { Session() }

  static func makeBundle(store: any Store) -> Bundle {
    let parts = makeParts(store: store)
    let importer = Importer()
    return Bundle()
  }

  static func makeParts(store: any Store) -> Parts { Parts(store: store) }

  func makeDatabase(modelContainer: ModelContainer) -> Database { Database() }

  func point() -> Point { Point() }
}
