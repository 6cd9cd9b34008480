import FactoryKit

final class RopeHook1415: Sendable {
  func pull() -> String { "pulled" }
}

extension Container {
  var ropeHook1415: Factory<RopeHook1415> { self { RopeHook1415() } }
}

protocol HasRopeHook1415 {
  var hook: RopeHook1415 { get }
}

final class Ropewalk1415: HasRopeHook1415 {
  @Injected(\.ropeHook1415) var hook

  func walk() -> String { hook.pull() }
}

final class RopeCellar1415 {
  #if DEBUG || !DEBUG
    @Injected(\.ropeHook1415) private var hook
  #endif

  func walk() -> String { hook.pull() }
}
