final class AlarmBus: Sendable {
  static let shared = AlarmBus()
  func ring(_ text: String) -> String { "ring \(text)" }
}

final class TripWire {
  let place: String

  init(_ name: String, file: String = #fileID, line: UInt = #line) {
    place = "\(name) \(line > 0) \(file.isEmpty)"
  }

  func pull() -> String { AlarmBus.shared.ring(place) }
}

final class SmokeBomb {
  private let smoke: () -> String
  private let seconds: Int

  init(_ smoke: @escaping () -> String, seconds: Int = 3) {
    self.smoke = smoke
    self.seconds = seconds
  }

  func light() -> String { AlarmBus.shared.ring(smoke() + "\(seconds)") }
}
