@MainActor final class AppRoot {
  private lazy var transfer: any Transfer = NetworkTransfer()
  private lazy var search = Search(dependencies: .init(movies: makeMovies()))

  func makeMovies() -> any Movies {
    MovieStore(dependencies: .init(transfer: transfer))
  }

  func makeSearch() -> Search {
    Search(dependencies: .init(movies: makeMovies()))
  }

  func makeTask(count: Int) -> any Task {
    Recent(count: count, dependencies: .init(movies: makeMovies()))
  }

  func makeList() -> List {
    List(dependencies: .init(search: search, movies: makeMovies(), recentTaskFactory: makeTask))
  }
}
