final class Log { init() { print("Log") } }
final class Detail {
  struct Dependencies { var log: Log }
  init(_ id: Int, dependencies: Dependencies) { print("Detail", id) }
}
final class Model {
  struct Dependencies {
    let makeDetail: ((Int) -> Detail)?
    let onEnd: (() -> Void)?
    let log: (() -> Log)?
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
