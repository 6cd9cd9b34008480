final class NetworkClient { init() { print("NetworkClient") } }
typealias Client = NetworkClient
typealias MakeRow = (Int) -> Row
final class Row {
  typealias Needs = Client
  struct Dependencies { var client: Needs }
  init(_ id: Int, dependencies: Dependencies) { print("Row", id) }
}
final class List {
  struct Dependencies {
    var client: Client
    var makeRow: MakeRow
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
