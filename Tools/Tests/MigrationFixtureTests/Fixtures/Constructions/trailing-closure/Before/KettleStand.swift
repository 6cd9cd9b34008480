final class HobState: Sendable {
  static let shared = HobState()
  let minutes = 4
}

final class KettleTimer {
  private let done: (Int) -> String

  init(done: @escaping (Int) -> String) {
    self.done = done
  }

  func fire() -> String { done(HobState.shared.minutes) }
}

final class KettleStand {
  private let name: String

  init(name: String) {
    self.name = name
  }

  func boil() -> String {
    let name = name
    let timer = KettleTimer { "\(name) after \($0)" }
    return timer.fire()
  }
}
