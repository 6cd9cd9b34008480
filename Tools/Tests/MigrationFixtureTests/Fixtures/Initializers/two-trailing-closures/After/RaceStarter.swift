import Foundation

protocol LaneDrawProtocol: Sendable {
  func lane(for runner: String) -> Int
}

final class LaneDraw: Sendable {
  static let shared = LaneDraw()

  func lane(for runner: String) -> Int { runner.count % 8 + 1 }
}

extension LaneDraw: LaneDrawProtocol {}

final class RaceStarter {
  struct Dependencies {
    var laneDraw: any LaneDrawProtocol

    static var defaultDependencies: Self {
      Self(laneDraw: LaneDraw.shared)
    }
  }

  private let dependencies: Dependencies

  private let onStart: (String) -> Void
  private let onFalseStart: (() -> Void)?

  init(
    dependencies: Dependencies = .defaultDependencies,
    onStart: @escaping (String) -> Void,
    onFalseStart: (() -> Void)? = nil
  ) {
    self.dependencies = dependencies
    self.onStart = onStart
    self.onFalseStart = onFalseStart
  }

  func call(_ runner: String, early: Bool) {
    if early { onFalseStart?() } else { onStart("\(runner) on lane \(dependencies.laneDraw.lane(for: runner))") }
  }
}
