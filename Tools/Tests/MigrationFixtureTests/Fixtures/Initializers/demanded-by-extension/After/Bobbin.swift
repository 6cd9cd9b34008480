protocol ThreadMillProtocol: Sendable {
  func metres(_ turns: Int) -> Int
}

final class ThreadMill: Sendable {
  static let shared = ThreadMill()
  func metres(_ turns: Int) -> Int { turns * 2 }
}

extension ThreadMill: ThreadMillProtocol {}

final class Bobbin {
  struct Dependencies {
    var threadMill: any ThreadMillProtocol

    static var defaultDependencies: Self {
      Self(threadMill: ThreadMill.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let turns: Int

  init(turns: Int) { self.turns = turns }

  func metres() -> Int { dependencies.threadMill.metres(turns) }
}
