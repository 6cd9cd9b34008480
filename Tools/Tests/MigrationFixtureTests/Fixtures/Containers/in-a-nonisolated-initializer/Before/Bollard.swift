import FactoryKit

final class BollardRope1715 {
  var turns = 4
}

final class BollardTide1715: Sendable {
  let height = 6
}

extension Container {
  var bollardRope1715: Factory<BollardRope1715> { self { BollardRope1715() } }
  var bollardTide1715: Factory<BollardTide1715> { self { BollardTide1715() } }
}

@MainActor
final class BollardClerk1715 {
  @Injected(\.bollardRope1715) private var rope

  nonisolated init() {}

  func turns() -> Int { rope.turns }
}

@MainActor
final class BollardKeeper1715 {
  @Injected(\.bollardRope1715) private var rope
  @Injected(\.bollardTide1715) private var tide

  nonisolated init() {}

  func both() -> [Int] { [rope.turns, tide.height] }
}

/// Its second initializer calls the first one, and sets nothing itself.
@MainActor
final class BollardMate1715 {
  @Injected(\.bollardRope1715) private var rope
  private let times: Int

  init(times: Int) { self.times = times }

  convenience init() { self.init(times: 2) }

  func turns() -> Int { rope.turns * times }
}
