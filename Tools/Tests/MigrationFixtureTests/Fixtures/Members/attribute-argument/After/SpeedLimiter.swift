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

protocol RoadCodeProtocol: Sendable {
  var limit: Int { get }
}

final class RoadCode: Sendable {
  static let shared = RoadCode()
  let limit = 50
}

extension RoadCode: RoadCodeProtocol {}

final class SpeedLimiter {
  struct Dependencies {
    var roadCode: any RoadCodeProtocol

    static var defaultDependencies: Self {
      Self(roadCode: RoadCode.shared)
    }
  }

  private let dependencies: Dependencies

  @AtMost(RoadCode.shared.limit) var speed = 70

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isLegal(_ speed: Int) -> Bool { speed <= dependencies.roadCode.limit }
}
