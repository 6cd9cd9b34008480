final class SmokeSensor: Sendable {
  static let shared = SmokeSensor()
  var reading: Int { 12 }
  func last() -> Int? { nil }
}

func sounding(_ condition: @autoclosure () -> Bool) -> String { condition() ? "loud" : "quiet" }

func deferredReading(_ value: @autoclosure @escaping () -> Int) -> () -> Int { value }

final class FirePanel {
  init() {}

  func state() -> String { sounding(SmokeSensor.shared.reading > 10) }

  func recent() -> Int { SmokeSensor.shared.last() ?? SmokeSensor.shared.reading }

  func both() -> Bool { state() == "loud" && SmokeSensor.shared.reading > 11 }

  func later() -> () -> Int { deferredReading(SmokeSensor.shared.reading) }
}
