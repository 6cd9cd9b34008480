protocol AlarmBusProtocol: Sendable {
  func ring(_ text: String) -> String
}

final class AlarmBus: Sendable {
  static let shared = AlarmBus()
  func ring(_ text: String) -> String { "ring \(text)" }
}

extension AlarmBus: AlarmBusProtocol {}

final class TripWire {
  struct Dependencies {
    var alarmBus: any AlarmBusProtocol

    static var defaultDependencies: Self {
      Self(alarmBus: AlarmBus.shared)
    }
  }

  private let dependencies: Dependencies

  let place: String

  init(
    _ name: String,
    file: String = #fileID,
    line: UInt = #line,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    place = "\(name) \(line > 0) \(file.isEmpty)"
  }

  func pull() -> String { dependencies.alarmBus.ring(place) }
}

final class SmokeBomb {
  struct Dependencies {
    var alarmBus: any AlarmBusProtocol

    static var defaultDependencies: Self {
      Self(alarmBus: AlarmBus.shared)
    }
  }

  private let dependencies: Dependencies

  private let smoke: () -> String
  private let seconds: Int

  init(_ smoke: @escaping () -> String, seconds: Int = 3, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.smoke = smoke
    self.seconds = seconds
  }

  func light() -> String { dependencies.alarmBus.ring(smoke() + "\(seconds)") }
}
