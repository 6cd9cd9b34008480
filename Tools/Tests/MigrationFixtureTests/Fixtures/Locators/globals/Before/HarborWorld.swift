import Foundation

protocol HarborCrane { func lift(_ weight: Int) -> Int }
struct PlainHarborCrane: HarborCrane { func lift(_ weight: Int) -> Int { weight * 2 } }

struct HarborWorld {
  var now: () -> Date = { Date(timeIntervalSince1970: 0) }
  var weight: (String, Int) -> Int = { $0.count + $1 }
  var crane: HarborCrane = PlainHarborCrane()
  var spare: HarborCrane?
  var name = "harbor"
  var chart = LengthFormatter()
  var bell = { HarborBell() }
}

struct HarborBell { var tone = "low" }

nonisolated(unsafe) var Current = HarborWorld()

final class DockWarden {
  func work() -> String {
    let lifted = Current.crane.lift(Current.weight("iron", 3)) + (Current.spare?.lift(1) ?? 0)
    let depth = Current.chart.string(fromMeters: 3)
    return "\(lifted) \(Int(Current.now().timeIntervalSince1970)) \(depth) \(Current.bell().tone)"
  }
}
