final class Log { let name: String; init(_ name: String = "made") { self.name = name } }
final class Feed {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print(dependencies.log.name) }
}
