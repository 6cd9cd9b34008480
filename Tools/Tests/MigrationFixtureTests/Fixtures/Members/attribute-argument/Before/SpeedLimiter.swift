@propertyWrapper struct AtMost {
  private var value: Int
  private let limit: Int
  init(wrappedValue: Int, _ limit: Int) {
    self.limit = limit
    value = min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}

final class RoadCode: Sendable {
  static let shared = RoadCode()
  let limit = 50
}

final class SpeedLimiter {
  @AtMost(RoadCode.shared.limit) var speed = 70

  init() {}

  func isLegal(_ speed: Int) -> Bool { speed <= RoadCode.shared.limit }
}
