import DepStructs

/// A struct whose default is measured.
protocol Transitional: TransitionalDependencies, Sendable {
  /// What its owner computes with it.
  var outcome: Int { get }
}

extension Transitional {
  /// Reads and drops the default in every turn.
  @inline(never)
  static func readDefault(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(defaultDependencies) }
    return defaultDependencies.outcome
  }

  /// Builds and drops `live` in every turn.
  @inline(never)
  static func buildLive(_ times: Int) -> Int {
    for _ in 0..<times { blackHole(live) }
    return live.outcome
  }
}

// `live` is never inlined: the loop that builds it by hand would look for the singletons once, and
// the library, which calls it through the protocol, in every turn.

extension StructPassed.One.Dependencies: Transitional {
  static var live: Self {
    @inline(never) get { Self(network: LivePart.network) }
  }

  var outcome: Int { StructPassed.One(dependencies: self).use(1) }
}

extension StructPassed.Three.Dependencies: Transitional {
  static var live: Self {
    @inline(never) get {
      Self(network: LivePart.network, storage: LivePart.storage, log: LivePart.log)
    }
  }

  var outcome: Int { StructPassed.Three(dependencies: self).use(1) }
}

extension StructPassed.Ten.Dependencies: Transitional {
  static var live: Self {
    @inline(never) get {
      Self(
        network: LivePart.network, storage: LivePart.storage, log: LivePart.log,
        cache: LivePart.cache, accounts: LivePart.accounts, settings: LivePart.settings,
        tracking: LivePart.tracking, router: LivePart.router, images: LivePart.images,
        schedule: LivePart.schedule)
    }
  }

  var outcome: Int { StructPassed.Ten(dependencies: self).use(1) }
}
