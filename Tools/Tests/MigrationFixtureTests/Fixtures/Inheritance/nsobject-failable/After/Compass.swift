import Foundation

protocol PoleFinderProtocol: Sendable {
  func north() -> Int
}

final class PoleFinder: Sendable {
  static let shared = PoleFinder()
  func north() -> Int { 360 }
}

extension PoleFinder: PoleFinderProtocol {}

class Compass: NSObject {
  struct Dependencies {
    var poleFinder: any PoleFinderProtocol

    static var defaultDependencies: Self {
      Self(poleFinder: PoleFinder.shared)
    }
  }

  private let dependencies: Dependencies

  let degrees: Int

  init?(degrees: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    guard degrees >= 0 else { return nil }
    self.degrees = degrees
    super.init()
  }

  override convenience init() {
    self.init(degrees: 0)!
  }

  func turn() -> Int { dependencies.poleFinder.north() - degrees }
}
