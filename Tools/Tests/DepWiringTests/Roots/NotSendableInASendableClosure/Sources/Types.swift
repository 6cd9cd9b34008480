final class Formatter { init() {} }
final class Row: Sendable {
  struct Dependencies { var formatter: Formatter }
  init(dependencies: Dependencies) {}
}
@MainActor final class List {
  struct Dependencies { var makeRow: @Sendable () -> Row }
  init(dependencies: Dependencies) {}
}
