final class ShelfPlan: Sendable {
  static let shared = ShelfPlan()
  func floor(_ box: Int) -> Int { box / 10 }
}

final class ArchiveLift {
  func go(_ box: Int) -> Int { ShelfPlan.shared.floor(box) }
}

final class ArchiveRoom {
  private lazy var lift = ArchiveLift()
  private var spare: ArchiveLift?

  init() {}

  func fetch(_ box: Int) -> Int { lift.go(box) }

  func fetchWithSpare(_ box: Int) -> Int {
    let lift = spare ?? ArchiveLift()
    spare = lift
    return lift.go(box)
  }
}
