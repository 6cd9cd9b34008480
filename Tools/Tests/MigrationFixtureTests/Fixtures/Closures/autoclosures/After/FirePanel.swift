protocol SmokeSensorProtocol: Sendable {
  var reading: Int { get }
  func last() -> Int?
}

final class SmokeSensor: Sendable {
  static let shared = SmokeSensor()
  var reading: Int { 12 }
  func last() -> Int? { nil }
}

extension SmokeSensor: SmokeSensorProtocol {}

func sounding(_ condition: @autoclosure () -> Bool) -> String { condition() ? "loud" : "quiet" }

func deferredReading(_ value: @autoclosure @escaping () -> Int) -> () -> Int { value }

final class FirePanel {
  struct Dependencies {
    var smokeSensor: any SmokeSensorProtocol

    static var defaultDependencies: Self {
      Self(smokeSensor: SmokeSensor.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func state() -> String { sounding(dependencies.smokeSensor.reading > 10) }

  func recent() -> Int { dependencies.smokeSensor.last() ?? dependencies.smokeSensor.reading }

  func both() -> Bool { state() == "loud" && dependencies.smokeSensor.reading > 11 }

  func later() -> () -> Int { deferredReading(self.dependencies.smokeSensor.reading) }
}
