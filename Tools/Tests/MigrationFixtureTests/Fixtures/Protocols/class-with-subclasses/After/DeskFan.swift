protocol FanMotorProtocol: Sendable {
  func spin(_ speed: Int) -> String
}

class FanMotor: @unchecked Sendable {
  static let shared: FanMotor = QuietFanMotor()
  func spin(_ speed: Int) -> String { "spinning \(speed)" }
}

extension FanMotor: FanMotorProtocol {}

final class QuietFanMotor: FanMotor, @unchecked Sendable {
  override func spin(_ speed: Int) -> String { "whispering \(speed)" }
}

final class DeskFan {
  struct Dependencies {
    var fanMotor: any FanMotorProtocol

    static var defaultDependencies: Self {
      Self(fanMotor: FanMotor.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cool() -> String { dependencies.fanMotor.spin(2) }
}
