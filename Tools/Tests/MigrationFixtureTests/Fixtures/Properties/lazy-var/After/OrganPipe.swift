import Foundation

protocol BellowsProtocol: Sendable {
  func pressure() -> Int
}

final class Bellows: Sendable {
  static let shared = Bellows()

  func pressure() -> Int {
    print("pumping")
    return 70
  }
}

extension Bellows: BellowsProtocol {}

final class OrganPipe {
  struct Dependencies {
    var bellows: any BellowsProtocol

    static var defaultDependencies: Self {
      Self(bellows: Bellows.shared)
    }
  }

  private let dependencies: Dependencies

  private lazy var pressure = dependencies.bellows.pressure()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sound() -> Int { pressure + pressure }
}
