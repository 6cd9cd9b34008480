protocol ShelfPlanProtocol: Sendable {
  func floor(_ box: Int) -> Int
}

final class ShelfPlan: Sendable {
  static let shared = ShelfPlan()
  func floor(_ box: Int) -> Int { box / 10 }
}

extension ShelfPlan: ShelfPlanProtocol {}

final class ArchiveLift {
  struct Dependencies {
    var shelfPlan: any ShelfPlanProtocol

    static var defaultDependencies: Self {
      Self(shelfPlan: ShelfPlan.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func go(_ box: Int) -> Int { dependencies.shelfPlan.floor(box) }
}

final class ArchiveRoom {
  struct Dependencies {
    var makeArchiveLift: @Sendable () -> ArchiveLift

    static var defaultDependencies: Self {
      Self(makeArchiveLift: { ArchiveLift() })
    }
  }

  private let dependencies: Dependencies

  private lazy var lift = dependencies.makeArchiveLift()
  private var spare: ArchiveLift?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fetch(_ box: Int) -> Int { lift.go(box) }

  func fetchWithSpare(_ box: Int) -> Int {
    let lift = spare ?? dependencies.makeArchiveLift()
    spare = lift
    return lift.go(box)
  }
}
