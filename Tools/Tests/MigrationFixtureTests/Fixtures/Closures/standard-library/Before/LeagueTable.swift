final class ClubIndex: Sendable {
  static let shared = ClubIndex()
  func league(_ club: String) -> Int { club.count % 2 }
  func points(_ club: String) throws -> Int { club.count }
}

final class LeagueTable {
  private var clubs: [String]

  init(clubs: [String]) {
    self.clubs = clubs
  }

  func table() -> [String] {
    clubs.sort { ClubIndex.shared.league($0) < ClubIndex.shared.league($1) }
    let groups = Dictionary(grouping: clubs) { ClubIndex.shared.league($0) }
    let first = clubs.first(where: { ClubIndex.shared.league($0) == 1 }) ?? "-"
    let counts = clubs.reduce(into: [Int: Int]()) { $0[ClubIndex.shared.league($1), default: 0] += 1 }
    let sum = Result { try clubs.map { try ClubIndex.shared.points($0) }.reduce(0, +) }
    let pairs = zip(clubs, clubs.dropFirst()).map { ClubIndex.shared.league($0) + ClubIndex.shared.league($1) }
    let best = clubs.max { ClubIndex.shared.league($0) < ClubIndex.shared.league($1) }
    let all = clubs.allSatisfy { ClubIndex.shared.league($0) < 2 }
    let total = (try? sum.get()) ?? 0
    return [
      clubs.joined(), "\(groups[0]?.count ?? 0)", first, "\(counts[1] ?? 0)", "\(total)", "\(pairs)",
      best ?? "-", "\(all)",
    ]
  }
}
