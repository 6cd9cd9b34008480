import FactoryKit

final class IceSaw1418: Sendable {
  init() { print("a saw is made") }
  func cut() -> String { "cut" }
}

final class IceSled1418: Sendable {
  init() { print("a sled is made") }
  func pull() -> String { "pulled" }
}

extension Container {
  var iceSaw1418: Factory<IceSaw1418> { self { IceSaw1418() } }
  var iceSled1418: Factory<IceSled1418> { self { IceSled1418() }.singleton }
}

final class Icehouse1418: @unchecked Sendable {
  @LazyInjected(\.iceSaw1418) private var saw
  @LazyInjected(\.iceSled1418) private var sled

  func work() -> String { "\(saw.cut()) \(sled.pull()) \(saw.cut()) \(sled.pull())" }
}

actor IceCellar1418 {
  @LazyInjected(\.iceSaw1418) private var saw

  func work() -> String { saw.cut() + saw.cut() }
}
