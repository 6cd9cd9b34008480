import Foundation

final class LaneDraw: Sendable {
  static let shared = LaneDraw()

  func lane(for runner: String) -> Int { runner.count % 8 + 1 }
}

final class RaceStarter {
  private let onStart: (String) -> Void
  private let onFalseStart: (() -> Void)?

  init(onStart: @escaping (String) -> Void, onFalseStart: (() -> Void)? = nil) {
    self.onStart = onStart
    self.onFalseStart = onFalseStart
  }

  func call(_ runner: String, early: Bool) {
    if early { onFalseStart?() } else { onStart("\(runner) on lane \(LaneDraw.shared.lane(for: runner))") }
  }
}
