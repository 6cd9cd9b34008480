class FanMotor: @unchecked Sendable {
  static let shared: FanMotor = QuietFanMotor()
  func spin(_ speed: Int) -> String { "spinning \(speed)" }
}

final class QuietFanMotor: FanMotor, @unchecked Sendable {
  override func spin(_ speed: Int) -> String { "whispering \(speed)" }
}

final class DeskFan {
  init() {}

  func cool() -> String { FanMotor.shared.spin(2) }
}
