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
  @Dependency(\.riverGauge1308) private var gauge
  @Dependency(\.riverGauge1308.level) private var level
  @Dependency(\.date.now) private var now

  func line() -> String { "\(gauge.level()) and \(level()) at \(now.timeIntervalSince1970)" }
}
