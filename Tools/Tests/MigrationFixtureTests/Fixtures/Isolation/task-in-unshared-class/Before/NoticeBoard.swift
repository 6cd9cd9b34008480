final class TownHall: Sendable {
  static let shared = TownHall()
  func notices(_ week: Int) async -> [String] { ["notice \(week)"] }
}

final class NoticeBoard {
  private var week = 0

  init() {}

  func next() -> Task<[String], Never> {
    week += 1
    let week = week
    return Task { await TownHall.shared.notices(week) }
  }

  func all() async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      group.addTask { await TownHall.shared.notices(8) }
      group.addTask { [week] in await TownHall.shared.notices(week) }
      return await group.reduce([], +).sorted()
    }
  }
}
