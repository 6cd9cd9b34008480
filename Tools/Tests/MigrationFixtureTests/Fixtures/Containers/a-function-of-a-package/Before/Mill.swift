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
  private let wheel: MillWheel6110 = resolve()
  @LazyInject private var spare: MillWheel6110
  private let town: String

  init(town: String) { self.town = town }

  func grind() -> String { "\(town) \(wheel.turns + spare.turns)" }
  func rate() -> String { MillRate6110.rate(of: "rye", with: DIKit.resolve()) }

  func old() -> Int {
    let old: MillWheel6110 = resolve(tag: "old")
    return old.turns
  }
}
