final class Log { init() { print("Log") } }
struct Style: Sendable { var name: String }
final class Detail {
  struct Dependencies { var log: Log }
  init(_ id: Int, style: Style, log: Log, dependencies: Dependencies) {
    print(id, style.name, log === dependencies.log)
  }
}
final class Feed {
  struct Dependencies { var makeDetail: (Int) -> Detail }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
