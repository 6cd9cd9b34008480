@MainActor final class AppRoot {
  func first(_ one: Log, _ log: Log) -> Model { Model(dependencies: .init()) }

  func second(_ one: Log, _ two: Log) -> Model { Model(dependencies: .init()) }
}
