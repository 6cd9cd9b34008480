final class Pyrometer: Sendable {
  static let shared = Pyrometer()
  func degrees() -> Int { 900 }
}

func measureTwice(_ read: @Sendable () -> Int) -> Int { read() + read() }
func measureLater(_ read: @escaping @Sendable () -> Int) -> @Sendable () -> Int { read }

actor KilnWatch {
  private var readings: [Int] = []

  init() {}

  func watch() -> [Int] {
    readings.append(measureTwice { Pyrometer.shared.degrees() })
    let later = measureLater { Pyrometer.shared.degrees() + 1 }
    readings.append(later())
    return readings
  }
}
