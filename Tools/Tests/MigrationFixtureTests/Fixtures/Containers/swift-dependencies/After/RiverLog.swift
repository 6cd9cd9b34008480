import Dependencies
import Foundation

struct RiverGauge1308: Sendable {
  var level: @Sendable () -> Int
}

extension RiverGauge1308: DependencyKey {
  static let liveValue = RiverGauge1308 { 7 }
}

extension DependencyValues {
  var riverGauge1308: RiverGauge1308 {
    get { self[RiverGauge1308.self] }
    set { self[RiverGauge1308.self] = newValue }
  }
}

final class RiverLog1308 {
  struct Dependencies {
    var gauge: RiverGauge1308
    var level: @Sendable () -> Int
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      @Dependency(\.riverGauge1308) var gauge
      @Dependency(\.riverGauge1308.level) var level
      let now = Dependency(\.date.now)
      return Self(gauge: gauge, level: level, now: { now.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func line() -> String { "\(dependencies.gauge.level()) and \(dependencies.level()) at \(dependencies.now().timeIntervalSince1970)" }
}
