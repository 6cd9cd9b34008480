protocol ClubIndexProtocol: Sendable {
  func league(_ club: String) -> Int
  func points(_ club: String) throws -> Int
}

final class ClubIndex: Sendable {
  static let shared = ClubIndex()
  func league(_ club: String) -> Int { club.count % 2 }
  func points(_ club: String) throws -> Int { club.count }
}

extension ClubIndex: ClubIndexProtocol {}

final class LeagueTable {
  struct Dependencies {
    var clubIndex: any ClubIndexProtocol

    static var defaultDependencies: Self {
      Self(clubIndex: ClubIndex.shared)
    }
  }

  private let dependencies: Dependencies

  private var clubs: [String]

  init(clubs: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.clubs = clubs
  }

  func table() -> [String] {
    clubs.sort { dependencies.clubIndex.league($0) < dependencies.clubIndex.league($1) }
    let groups = Dictionary(grouping: clubs) { dependencies.clubIndex.league($0) }
    let first = clubs.first(where: { dependencies.clubIndex.league($0) == 1 }) ?? "-"
    let counts = clubs.reduce(into: [Int: Int]()) { $0[dependencies.clubIndex.league($1), default: 0] += 1 }
    let sum = Result { try clubs.map { try dependencies.clubIndex.points($0) }.reduce(0, +) }
    let pairs = zip(clubs, clubs.dropFirst()).map { dependencies.clubIndex.league($0) + dependencies.clubIndex.league($1) }
    let best = clubs.max { dependencies.clubIndex.league($0) < dependencies.clubIndex.league($1) }
    let all = clubs.allSatisfy { dependencies.clubIndex.league($0) < 2 }
    let total = (try? sum.get()) ?? 0
    return [
      clubs.joined(), "\(groups[0]?.count ?? 0)", first, "\(counts[1] ?? 0)", "\(total)", "\(pairs)",
      best ?? "-", "\(all)",
    ]
  }
}
