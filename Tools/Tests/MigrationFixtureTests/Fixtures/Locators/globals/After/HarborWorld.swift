import Foundation

protocol HarborCrane { func lift(_ weight: Int) -> Int }
struct PlainHarborCrane: HarborCrane { func lift(_ weight: Int) -> Int { weight * 2 } }

struct HarborWorld {
  var now: () -> Date = { Date(timeIntervalSince1970: 0) }
  var weight: (String, Int) -> Int = { $0.count + $1 }
  var crane: HarborCrane = PlainHarborCrane()
  var spare: HarborCrane?
  var name = "harbor"
}

nonisolated(unsafe) var Current = HarborWorld()

final class DockWarden {
  struct Dependencies {
    var crane: @Sendable () -> any HarborCrane
    var weight: @Sendable (String, Int) -> Int
    var spare: @Sendable () -> (any HarborCrane)?
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(
        crane: { Current.crane },
        weight: { Current.weight($0, $1) },
        spare: { Current.spare },
        now: { Current.now() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String {
    let lifted = dependencies.crane().lift(dependencies.weight("iron", 3)) + (dependencies.spare()?.lift(1) ?? 0)
    return "\(lifted) \(Int(dependencies.now().timeIntervalSince1970))"
  }
}
