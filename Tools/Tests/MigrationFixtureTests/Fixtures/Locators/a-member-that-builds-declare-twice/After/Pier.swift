final class PierClock1806 {
  func hour() -> Int { 12 }
}

final class Pier1806 {
  struct Dependencies {
    var bell: @Sendable () -> PierClock1806

    static var defaultDependencies: Self {
      Self(bell: { Current.bell })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hours() -> [Int] { [Current.clock.hour(), dependencies.bell().hour()] }
}
