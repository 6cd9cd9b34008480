final class SetterMeter6193 {}
final class HolderMeter6193 {}
final class MemberMeter6193 {}
final class FileMeter6193 {
  struct Dependencies {
    var total: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(total: { Half6193.total })
    }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}

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

private enum Unit6193 { case small, large }

private enum Kept6193 {
  nonisolated(unsafe) static var unit: Unit6193 = .small
}

final class TypeMeter6193 {
  func set() { Kept6193.unit = .large }
}
