final class AppRoot {
  private let store: any Store

  init(store: any Store) { self.store = store }

  func makeSearch() -> Search { Search() }

  func makeSession(folder: String) -> Session { Session(store: store) }

  static func makeBundle(store: any Store) -> Bundle {
    let parts = makeParts(store: store)
    let importer = Importer(store: store)
    return Bundle(parts: parts, importer: importer)
  }

  static func makeParts(store: any Store) -> Parts { Parts(store: store) }

  func makeDatabase(modelContainer: ModelContainer) -> Database {
    Database(modelContainer: modelContainer)
  }

  func point() -> Point { Point() }
}
