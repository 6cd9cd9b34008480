protocol HobStateProtocol: Sendable {
  var minutes: Int { get }
}

final class HobState: Sendable {
  static let shared = HobState()
  let minutes = 4
}

extension HobState: HobStateProtocol {}

final class KettleTimer {
  struct Dependencies {
    var hobState: any HobStateProtocol

    static var defaultDependencies: Self {
      Self(hobState: HobState.shared)
    }
  }

  private let dependencies: Dependencies

  private let done: (Int) -> String

  init(dependencies: Dependencies = .defaultDependencies, done: @escaping (Int) -> String) {
    self.dependencies = dependencies
    self.done = done
  }

  func fire() -> String { done(dependencies.hobState.minutes) }
}

final class KettleStand {
  struct Dependencies {
    var makeKettleTimer: @Sendable (@escaping (Int) -> String) -> KettleTimer

    static var defaultDependencies: Self {
      Self(makeKettleTimer: { KettleTimer(done: $0) })
    }
  }

  private let dependencies: Dependencies

  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func boil() -> String {
    let name = name
    let timer = dependencies.makeKettleTimer { "\(name) after \($0)" }
    return timer.fire()
  }
}
