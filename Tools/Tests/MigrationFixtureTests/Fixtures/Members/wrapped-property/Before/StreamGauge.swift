@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
}

final class RiverBed: Sendable {
  static let shared = RiverBed()
  let depth = 12
}

final class StreamGauge {
  @Clamped var level = RiverBed.shared.depth

  init() {}

  func over() -> Int { RiverBed.shared.depth - level }
}
