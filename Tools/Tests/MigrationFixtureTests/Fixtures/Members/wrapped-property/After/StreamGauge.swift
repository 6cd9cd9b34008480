@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
}

protocol RiverBedProtocol: Sendable {
  var depth: Int { get }
}

final class RiverBed: Sendable {
  static let shared = RiverBed()
  let depth = 12
}

extension RiverBed: RiverBedProtocol {}

final class StreamGauge {
  struct Dependencies {
    var riverBed: any RiverBedProtocol

    static var defaultDependencies: Self {
      Self(riverBed: RiverBed.shared)
    }
  }

  private let dependencies: Dependencies

  @Clamped var level = RiverBed.shared.depth

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func over() -> Int { dependencies.riverBed.depth - level }
}
