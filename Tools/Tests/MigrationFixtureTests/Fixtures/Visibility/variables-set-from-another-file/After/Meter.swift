final class Meter6193 {}

final class Gauge6193 {
  struct Dependencies {
    var setTotal: @Sendable (Int) -> Void
    var total: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(setTotal: { Open6193.total = $0 }, total: { Open6193.total })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func set() -> Int {
    dependencies.setTotal(4)
    return dependencies.total()
  }
}

enum Open6193 {
  nonisolated(unsafe) static var total = 0
}
