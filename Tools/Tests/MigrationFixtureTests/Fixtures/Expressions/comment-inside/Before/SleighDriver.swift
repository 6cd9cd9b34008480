final class ReindeerStable: Sendable {
  static let shared = ReindeerStable()
  func harness(_ count: Int) -> String { "\(count) reindeer" }
}

final class SleighDriver {
  init() {}

  func start() -> [String] {
    [
      ReindeerStable /* the one up north */ .shared.harness(8),
      ReindeerStable
        // Rudolf is not there.
        .shared.harness(1),
      ReindeerStable.shared.harness(2),
    ]
  }
}
