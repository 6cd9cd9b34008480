protocol TownHallProtocol: Sendable {
  func notices(_ week: Int) async -> [String]
}

final class TownHall: Sendable {
  static let shared = TownHall()
  func notices(_ week: Int) async -> [String] { ["notice \(week)"] }
}

extension TownHall: TownHallProtocol {}

final class NoticeBoard {
  struct Dependencies {
    var townHall: any TownHallProtocol

    static var defaultDependencies: Self {
      Self(townHall: TownHall.shared)
    }
  }

  private let dependencies: Dependencies

  private var week = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func next() -> Task<[String], Never> {
    week += 1
    let week = week
    return Task { [dependencies] in await dependencies.townHall.notices(week) }
  }

  func all() async -> [String] {
    await withTaskGroup(of: [String].self) { [dependencies] group in
      group.addTask { await dependencies.townHall.notices(8) }
      group.addTask { [week] in await dependencies.townHall.notices(week) }
      return await group.reduce([], +).sorted()
    }
  }
}
