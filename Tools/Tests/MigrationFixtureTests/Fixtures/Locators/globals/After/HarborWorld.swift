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
  struct Dependencies {
    var crane: @Sendable () -> any HarborCrane
    var weight: @Sendable (String, Int) -> Int
    var spare: @Sendable () -> (any HarborCrane)?
    var chart: @Sendable () -> LengthFormatter
    var now: @Sendable () -> Date
    var bell: @Sendable () -> HarborBell

    static var defaultDependencies: Self {
      Self(
        crane: { Current.crane },
        weight: { Current.weight($0, $1) },
        spare: { Current.spare },
        chart: { Current.chart },
        now: { Current.now() },
        bell: { Current.bell() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String {
    let lifted = dependencies.crane().lift(dependencies.weight("iron", 3)) + (dependencies.spare()?.lift(1) ?? 0)
    let depth = dependencies.chart().string(fromMeters: 3)
    return "\(lifted) \(Int(dependencies.now().timeIntervalSince1970)) \(depth) \(dependencies.bell().tone)"
  }
}
