protocol SparrowFeedProtocol: Sendable {
  func grains() -> Int
}

final class SparrowFeed: Sendable {
  static let shared = SparrowFeed()
  func grains() -> Int { 5 }
}

extension SparrowFeed: SparrowFeedProtocol {}

final class SparrowNest {
  struct Dependencies {
    var sparrowFeed: any SparrowFeedProtocol

    static var defaultDependencies: Self {
      Self(sparrowFeed: SparrowFeed.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func feed() -> Int {
    class Chick {
      func eat() -> Int { SparrowFeed.shared.grains() }
    }
    return Chick().eat() + dependencies.sparrowFeed.grains()
  }
}
