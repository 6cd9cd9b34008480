/// What every dependency of the benchmark can do.
protocol Part: AnyObject, Sendable {
  func use(_ input: Int) -> Int
}

protocol Network: Part {}
protocol Storage: Part {}
protocol Logging: Part {}
protocol Caching: Part {}
protocol Accounts: Part {}
protocol Settings: Part {}
protocol Tracking: Part {}
protocol Routing: Part {}
protocol Images: Part {}
protocol Schedule: Part {}

/// A protocol for each of ten dependencies.
typealias AnyPart = Accounts & Caching & Images & Logging & Network & Routing & Schedule & Settings
  & Storage & Tracking

/// The real thing.
final class LivePart: AnyPart {
  private let salt: Int

  init(salt: Int) { self.salt = salt }

  // Not inlined, so that an idiom that knows the class saves the look-up of the method, and not the
  // work that a real dependency would do.
  @inline(never)
  func use(_ input: Int) -> Int { input &* 31 &+ salt }
}

/// A second implementation, as every code base with tests has one.
///
/// With a single one the optimizer could replace the protocols by the class in the whole program.
final class FakePart: AnyPart {
  @inline(never)
  func use(_ input: Int) -> Int { input }
}

/// Ten dependencies, ready to be passed.
struct Parts: Supply, Sendable {
  let network: any Network
  let storage: any Storage
  let log: any Logging
  let cache: any Caching
  let accounts: any Accounts
  let settings: any Settings
  let tracking: any Tracking
  let router: any Routing
  let images: any Images
  let schedule: any Schedule

  /// Live ones; which class they have is not known when the program is compiled.
  init() {
    network = Self.part(LivePart.network)
    storage = Self.part(LivePart.storage)
    log = Self.part(LivePart.log)
    cache = Self.part(LivePart.cache)
    accounts = Self.part(LivePart.accounts)
    settings = Self.part(LivePart.settings)
    tracking = Self.part(LivePart.tracking)
    router = Self.part(LivePart.router)
    images = Self.part(LivePart.images)
    schedule = Self.part(LivePart.schedule)
  }

  private static func part(_ live: LivePart) -> any AnyPart {
    opaque(true) ? live : FakePart()
  }
}
