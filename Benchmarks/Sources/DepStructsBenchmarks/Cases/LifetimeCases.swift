import DepStructs

/// Values that are kept already, asked for through each lifetime.
///
/// The baseline is what a closure can do at best: return a value that it captured.
enum LifetimeCases {
  static let all: [Comparison] =
    (values + objects + conditional + [perKey, overInner, async]).flatMap { [$0, $0.onTwoThreads] }
    + mainActor

  private static let values: [Comparison] = {
    let reading = opaque(Reading(number: 7, scale: 0.5))
    let allocator = Allocator(.shared) { reading }
    let lock = HandWrittenLock { reading }
    return [
      value("lock written by hand", { ReadingMaker { lock.value() }.call($0) }),
      value("shared", { ReadingMaker { allocator() }.call($0) }),
      value("shared, called directly", { ReadingAllocator(allocator: allocator).call($0) }),
    ]
  }()

  private static func value(_ lifetime: String, _ batch: @escaping Batch) -> Comparison {
    let reading = opaque(Reading(number: 7, scale: 0.5))
    let stored = ReadingMaker { reading }
    return Comparison(
      "lifetime, \(lifetime), small struct", batch,
      against: "a closure that returns a stored value, small struct", { stored.call($0) })
  }

  private static let objects: [Comparison] = [
    object("lock written by hand") { session in
      let lock = HandWrittenLock { session }
      return { SessionMaker { lock.value() }.call($0) }
    },
    object("shared") { session in
      let allocator = Allocator(.shared) { session }
      return { SessionMaker { allocator() }.call($0) }
    },
    object("shared, called directly") { session in
      let allocator = Allocator(.shared) { session }
      return { SessionAllocator(allocator: allocator).call($0) }
    },
    object("while retained") { session in
      let allocator = Allocator(.whileRetained) { session }
      return { SessionMaker { allocator() }.call($0) }
    },
    object("cached for a day") { session in
      let allocator = Allocator(.cached(for: .seconds(86_400))) { session }
      return { SessionMaker { allocator() }.call($0) }
    },
  ]

  /// Each side has an object of its own: one that was ever held weakly is slower to retain.
  private static func object(_ lifetime: String, _ batch: (Session) -> Batch) -> Comparison {
    let session = Session(number: 7)
    let stored = SessionMaker { session }
    return Comparison(
      "lifetime, \(lifetime), class instance", batch(Session(number: 7)),
      against: "a closure that returns a stored value, class instance", { stored.call($0) })
  }

  /// What is kept under a condition, against the least that such a condition costs.
  private static let conditional: [Comparison] = [
    overWeakLoad("while retained", .whileRetained),
    overWeakLoad("cached for a day", .cached(for: .seconds(86_400))),
  ]

  private static func overWeakLoad(_ name: String, _ lifetime: Lifetime<Session>) -> Comparison {
    let (kept, loaded) = (Session(number: 7), Session(number: 7))
    let allocator = Allocator(lifetime) { kept }
    let maker = SessionMaker { allocator() }
    let weakMaker = SessionMaker { [weak loaded] in loaded ?? Session(number: 0) }
    return Comparison(
      "lifetime, \(name), over a weak load", { maker.call($0) },
      against: "a closure that loads a weak reference",
      { times in withExtendedLifetime(loaded) { weakMaker.call(times) } })
  }

  private static let overInner: Comparison = {
    let session = Session(number: 7)
    let inner = Allocator(.shared) { session }
    let table = PerKey { (_: Int) in inner }
    let perKey = KeyedSessionMaker { user in table[user]() }
    let stored = KeyedSessionMaker { _ in inner() }
    return Comparison(
      "lifetime, shared per key, over its allocator", { perKey.call($0) },
      against: "the allocator of a key, asked without a table", { stored.call($0) })
  }()

  private static let perKey: Comparison = {
    let session = Session(number: 7)
    let stored = KeyedSessionMaker { _ in session }
    let table = PerKey { (_: Int) in Allocator(.shared) { session } }
    let perKey = KeyedSessionMaker { user in table[user]() }
    return Comparison(
      "lifetime, shared per key, class instance", { perKey.call($0) },
      against: "a closure of a key that returns a stored value, class instance",
      { stored.call($0) })
  }()

  private static let async: Comparison = {
    let session = Session(number: 7)
    let stored = AsyncSessionMaker { session }
    let allocator = AsyncAllocator(.shared) { session }
    let shared = AsyncSessionMaker { await allocator() }
    return Comparison(
      "lifetime, shared async, class instance", { await shared.call($0) },
      against: "an async closure that returns a stored value, class instance",
      { await stored.call($0) })
  }()

  private static let mainActor: [Comparison] = {
    let session = Session(number: 7)
    let stored = MainActorSessionMaker { session }
    let allocator = MainActorAllocator(.shared) { session }
    let shared = MainActorSessionMaker { allocator() }
    let hop = Comparison(
      "lifetime, shared on the main actor, class instance, hop", { await shared.hopAndCall($0) },
      against: "a main actor closure that returns a stored value, class instance, hop",
      { await stored.hopAndCall($0) })
    return [
      Comparison(
        "lifetime, shared on the main actor, class instance", { await shared.call($0) },
        against: "a main actor closure that returns a stored value, class instance",
        { await stored.call($0) }),
      // Two threads can only meet on the main actor by waiting for it, so this is mostly the hop.
      hop.onTwoThreads,
    ]
  }()
}
