protocol ReindeerStableProtocol: Sendable {
  func harness(_ count: Int) -> String
}

final class ReindeerStable: Sendable {
  static let shared = ReindeerStable()
  func harness(_ count: Int) -> String { "\(count) reindeer" }
}

extension ReindeerStable: ReindeerStableProtocol {}

final class SleighDriver {
  struct Dependencies {
    var reindeerStable: any ReindeerStableProtocol

    static var defaultDependencies: Self {
      Self(reindeerStable: ReindeerStable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() -> [String] {
    [
      ReindeerStable /* the one up north */ .shared.harness(8),
      ReindeerStable
        // Rudolf is not there.
        .shared.harness(1),
      dependencies.reindeerStable.harness(2),
    ]
  }
}
