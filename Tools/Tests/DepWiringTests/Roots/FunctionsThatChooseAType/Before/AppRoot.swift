@MainActor final class AppRoot {
  private lazy var transfer: any Transfer = NetworkTransfer()

  func makeMovies() -> any Movies {
    MovieStore(dependencies: .init())
  }

  func makeSearch() -> Search {
    Search(dependencies: .init())
  }

  func makeTask(count: Int) -> any Task {
    Recent(count: count, dependencies: .init())
  }

  func makeList() -> List {
    List(dependencies: .init())
  }
}
