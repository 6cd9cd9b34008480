/// What a dependency can do whose protocol a struct could implement as well.
///
/// Such a value takes five words, and its class is asked how to copy it; a value of a protocol that
/// is constrained to classes takes two, and is copied by a retain.
protocol UnconstrainedPart: Sendable {
  func use(_ input: Int) -> Int
}

extension LivePart: UnconstrainedPart {}
extension FakePart: UnconstrainedPart {}

/// Ten dependencies of an unconstrained protocol, ready to be passed.
struct UnconstrainedParts: Supply, Sendable {
  let network: any UnconstrainedPart
  let storage: any UnconstrainedPart
  let log: any UnconstrainedPart
  let cache: any UnconstrainedPart
  let accounts: any UnconstrainedPart
  let settings: any UnconstrainedPart
  let tracking: any UnconstrainedPart
  let router: any UnconstrainedPart
  let images: any UnconstrainedPart
  let schedule: any UnconstrainedPart

  /// Live ones; which class they have is not known when the program is compiled.
  init() {
    let parts = Parts()
    network = Self.unconstrained(parts.network)
    storage = Self.unconstrained(parts.storage)
    log = Self.unconstrained(parts.log)
    cache = Self.unconstrained(parts.cache)
    accounts = Self.unconstrained(parts.accounts)
    settings = Self.unconstrained(parts.settings)
    tracking = Self.unconstrained(parts.tracking)
    router = Self.unconstrained(parts.router)
    images = Self.unconstrained(parts.images)
    schedule = Self.unconstrained(parts.schedule)
  }

  private static func unconstrained(_ part: any Part) -> any UnconstrainedPart {
    part as? any UnconstrainedPart ?? FakePart()
  }
}
