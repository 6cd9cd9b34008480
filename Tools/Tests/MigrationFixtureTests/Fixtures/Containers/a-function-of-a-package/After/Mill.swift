import DIKit

protocol MillWheel6110: AnyObject {
  var turns: Int { get }
}

final class BigMillWheel6110: MillWheel6110 {
  let turns = 12
}

func fillMill6110() {
  ComponentStore.register { BigMillWheel6110() as MillWheel6110 }
  ComponentStore.register(tag: "old") { BigMillWheel6110() as MillWheel6110 }
}

enum MillRate6110 {
  static func rate(of grain: String, with wheel: MillWheel6110) -> String {
    "\(grain) at \(wheel.turns)"
  }
}

final class Mill6110 {
  struct Dependencies {
    var makeSpare: @Sendable () -> MillWheel6110
    var wheel: any MillWheel6110
    var makeMillWheel6110: @Sendable () -> any MillWheel6110
    var makeOld: @Sendable () -> any MillWheel6110

    static var defaultDependencies: Self {
      Self(
        makeSpare: {
          @LazyInject var spare: MillWheel6110
          return spare
        },
        wheel: resolve(),
        makeMillWheel6110: { DIKit.resolve() },
        makeOld: { resolve(tag: "old") })
    }
  }

  private let dependencies: Dependencies

  private let wheel: MillWheel6110
  private lazy var spare: MillWheel6110 = dependencies.makeSpare()
  private let town: String

  init(town: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    wheel = dependencies.wheel
    self.town = town
  }

  func grind() -> String { "\(town) \(wheel.turns + spare.turns)" }
  func rate() -> String { MillRate6110.rate(of: "rye", with: dependencies.makeMillWheel6110()) }

  func old() -> Int {
    let old: MillWheel6110 = dependencies.makeOld()
    return old.turns
  }
}
