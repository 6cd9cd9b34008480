protocol Transfer {}
protocol Movies { var name: String { get } }
protocol Task { func start() -> String }
final class NetworkTransfer: Transfer { init() {} }
final class MovieStore: Movies {
  struct Dependencies { var transfer: any Transfer }
  let name = "movies"
  init(dependencies: Dependencies) { print("MovieStore") }
}
final class Search {
  struct Dependencies { var movies: any Movies }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Recent: Task {
  struct Dependencies { var movies: any Movies }
  let count: Int
  let dependencies: Dependencies
  init(count: Int, dependencies: Dependencies) {
    self.count = count
    self.dependencies = dependencies
  }
  func start() -> String { "\(count) of \(dependencies.movies.name)" }
}
@MainActor final class List {
  struct Dependencies {
    var search: Search
    var movies: any Movies
    var recentTaskFactory: @MainActor (Int) -> any Task
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
