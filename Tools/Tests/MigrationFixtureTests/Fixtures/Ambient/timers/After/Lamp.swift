import Foundation

final class Lamp6198 {
  struct Dependencies {
    var makeTimer: @Sendable (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer
    var makeTimerFiring: @Sendable (
      _ date: Date,
      _ interval: TimeInterval,
      _ repeats: Bool,
      _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer

    static var defaultDependencies: Self {
      Self(
        makeTimer: { Timer(timeInterval: $0, repeats: $1, block: $2) },
        makeTimerFiring: { Timer(fire: $0, interval: $1, repeats: $2, block: $3) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func blink() -> Bool {
    // Twice a second.
    let timer = dependencies.makeTimer(0.5 /* seconds */, true) { timer in
      // Once is enough.
      timer.invalidate()
    }
    defer { timer.invalidate() }
    return timer.isValid
  }

  func shine() -> Bool {
    let timer = dependencies.makeTimer(1, false /* once */, { _ in })
    defer { timer.invalidate() }
    return timer.isValid
  }

  func glow() -> TimeInterval {
    let timer = dependencies.makeTimerFiring(
      Date(timeIntervalSince1970: 8), 2,
      // It goes on.
      true,
      { timer in
        // Not for long.
        timer.invalidate()
      })
    defer { timer.invalidate() }
    return timer.timeInterval
  }
}

/// A constant with a comment stays an argument.
final class Buzzer6198 {
  struct Dependencies {
    var makeTimer: @Sendable (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer

    static var defaultDependencies: Self {
      Self(makeTimer: { Timer(timeInterval: $0, repeats: $1, block: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func buzz() -> Bool {
    let timer = dependencies.makeTimer(1, true /* again */, { $0.invalidate() })
    defer { timer.invalidate() }
    return timer.isValid
  }
}
