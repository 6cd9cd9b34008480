final class SaplingBed: @unchecked Sendable {
  static let shared = SaplingBed()
  private var rows: [String] = []
  func numbers() -> some Collection<Int> { [1, 2, 3] }
  @discardableResult func plant(_ name: String) -> Self {
    rows.append(name)
    return self
  }
  func count() -> Int { rows.count }
}

final class TreeNursery {
  struct Dependencies {
    var saplingBed: SaplingBed

    static var defaultDependencies: Self {
      Self(saplingBed: SaplingBed.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> Int {
    dependencies.saplingBed.plant("elm").plant("ash")
    return dependencies.saplingBed.numbers().reduce(0, +) + dependencies.saplingBed.count()
  }
}
