import Foundation

final class LighthouseLamp6153 {
  struct Dependencies {
    var scheduleTimer: @Sendable (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer

    static var defaultDependencies: Self {
      Self(scheduleTimer: { Timer.scheduledTimer(withTimeInterval: $0, repeats: $1, block: $2) })
    }
  }

  private let dependencies: Dependencies

  private var timer: Timer?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var isLit: Bool { timer?.isValid == true }

  func light() {
    timer = dependencies.scheduleTimer(600, true) { timer in
      print("blink", timer.isValid)
    }
  }

  func dim(after seconds: Double) {
    timer?.invalidate()
    timer = dependencies.scheduleTimer(
      seconds, false, { _ in print("dim") })
  }
}

final class LighthouseBell6153 {
  struct Dependencies {
    var scheduleTimer: @Sendable (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Void

    static var defaultDependencies: Self {
      Self(
        scheduleTimer: { _ = Timer.scheduledTimer(withTimeInterval: $0, repeats: $1, block: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ring() {
    dependencies.scheduleTimer(300, false) { _ in print("ring") }
  }
}
