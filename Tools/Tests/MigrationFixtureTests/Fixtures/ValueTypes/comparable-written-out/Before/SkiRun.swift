import Foundation

final class SlopeReport: Sendable {
  static let shared = SlopeReport()

  func snow(_ run: Int) -> Int { 200 - run }
}

struct SkiRun: Comparable {
  let number: Int

  static func < (left: SkiRun, right: SkiRun) -> Bool { left.number < right.number }

  func snow() -> Int { SlopeReport.shared.snow(number) }
}
