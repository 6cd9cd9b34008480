final class Log: Sendable { init() {} }
final class Detail {
  struct Dependencies { var log: Log }
  init(_ id: Int, dependencies: Dependencies) { print("Detail", id) }
}
final class Room: Sendable {
  struct Dependencies { var log: Log }
  init(_ name: String, dependencies: Dependencies) { print("Room", name) }
}
@MainActor final class List {
  struct Dependencies {
    var makeDetail: (Int) -> Detail
    var room: @Sendable (String) -> Room
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
