import EventKit

final class BilbyCalendar {
  struct Dependencies {
    var makeEventStore: @Sendable () -> EKEventStore

    static var defaultDependencies: Self {
      Self(makeEventStore: { EKEventStore() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func save(_ days: [Int]) {
    days.forEach { day in
      let store = dependencies.makeEventStore()
      for _ in 0..<day { store.add() }
      store.commit()
    }
  }
}
