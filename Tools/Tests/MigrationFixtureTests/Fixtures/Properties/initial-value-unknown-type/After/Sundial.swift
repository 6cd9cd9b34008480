import Foundation

protocol SunAnglesProtocol: Sendable {
  func angle() -> (Int) -> Int
  var offset: Int { get }
}

final class SunAngles: Sendable {
  static let shared = SunAngles()

  func angle() -> (Int) -> Int { { $0 * 15 } }
  var offset: Int { 2 }
}

extension SunAngles: SunAnglesProtocol {}

final class Sundial {
  struct Dependencies {
    var sunAngles: any SunAnglesProtocol

    static var defaultDependencies: Self {
      Self(sunAngles: SunAngles.shared)
    }
  }

  private let dependencies: Dependencies

  let shadow = SunAngles.shared.angle()(3) * 2

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hour() -> Int { shadow / 15 + dependencies.sunAngles.offset }
}
