protocol RopeLockerProtocol: Sendable {
  func rope(_ metres: Int) -> String
}

final class RopeLocker: Sendable {
  static let shared = RopeLocker()
  func rope(_ metres: Int) -> String { "\(metres) m" }
}

extension RopeLocker: RopeLockerProtocol {}

final class KnotTier {
  struct Dependencies {
    var ropeLocker: any RopeLockerProtocol

    static var defaultDependencies: Self {
      Self(ropeLocker: RopeLocker.shared)
    }
  }

  private let dependencies: Dependencies

  static let loops = 3

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tie() -> String {
    let kind = type(of: self)
    return "\(kind.loops) \(Self.loops) \(dependencies.ropeLocker.rope(KnotTier.loops))"
  }
}
