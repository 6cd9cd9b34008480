final class FarmCalendar: Sendable {
  static let shared = FarmCalendar()
  let frost = "May"
  let harvest = "August"
}

final class PlotGuide {
  struct Dependencies {
    var farmCalendar: FarmCalendar

    static var defaultDependencies: Self {
      Self(farmCalendar: FarmCalendar.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func month(_ path: KeyPath<FarmCalendar, String>) -> String { dependencies.farmCalendar[keyPath: path] }

  func both() -> String { month(\.frost) + dependencies.farmCalendar[keyPath: \.harvest] }
}
