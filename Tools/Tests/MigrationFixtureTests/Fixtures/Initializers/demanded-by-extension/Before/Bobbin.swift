final class ThreadMill: Sendable {
  static let shared = ThreadMill()
  func metres(_ turns: Int) -> Int { turns * 2 }
}

final class Bobbin {
  let turns: Int

  init(turns: Int) { self.turns = turns }

  func metres() -> Int { ThreadMill.shared.metres(turns) }
}
