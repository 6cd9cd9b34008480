struct Wrong: Error {}
final class Log: Sendable { init() { print("Log") } }
final class Index: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) throws(Wrong) { print("Index") }
}
actor Search {
  struct Dependencies: Sendable {
    var makeIndex: @Sendable () throws -> Index
    var makeLater: @Sendable () async throws -> Index
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
