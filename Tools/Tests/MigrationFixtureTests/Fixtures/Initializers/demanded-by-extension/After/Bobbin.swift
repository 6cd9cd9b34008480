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

  private let dependencies: Dependencies

  let turns: Int

  convenience init(turns: Int) {
    self.init(turns: turns, dependencies: .defaultDependencies)
  }

  init(turns: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.turns = turns
  }

  func metres() -> Int { dependencies.threadMill.metres(turns) }
}
