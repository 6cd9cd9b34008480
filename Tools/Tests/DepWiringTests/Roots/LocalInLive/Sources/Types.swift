struct Clock: Sendable { var now: @Sendable () -> Int }
final class Model {
  struct Dependencies { var clock: Clock }
  init(dependencies: Dependencies) {}
}
