protocol PyrometerProtocol: Sendable {
  func degrees() -> Int
}

final class Pyrometer: Sendable {
  static let shared = Pyrometer()
  func degrees() -> Int { 900 }
}

extension Pyrometer: PyrometerProtocol {}

func measureTwice(_ read: @Sendable () -> Int) -> Int { read() + read() }
func measureLater(_ read: @escaping @Sendable () -> Int) -> @Sendable () -> Int { read }

actor KilnWatch {
  struct Dependencies {
    var pyrometer: any PyrometerProtocol

    static var defaultDependencies: Self {
      Self(pyrometer: Pyrometer.shared)
    }
  }

  private let dependencies: Dependencies

  private var readings: [Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() -> [Int] {
    readings.append(measureTwice { [dependencies] in dependencies.pyrometer.degrees() })
    let later = measureLater { [dependencies] in dependencies.pyrometer.degrees() + 1 }
    readings.append(later())
    return readings
  }
}
