/// Services whose property wrappers ask a container, by key path.
enum KeyPathInjected {
  /// Fetches its dependencies when it is made, and keeps them.
  enum InInitializer {
    final class One: Service {
      @Injected(\.network) private var network: any Network

      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { network.use(input) }
    }

    final class Three: Service {
      @Injected(\.network) private var network: any Network
      @Injected(\.storage) private var storage: any Storage
      @Injected(\.log) private var log: any Logging

      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        return log.use(value)
      }
    }

    final class Ten: Service {
      @Injected(\.network) private var network: any Network
      @Injected(\.storage) private var storage: any Storage
      @Injected(\.log) private var log: any Logging
      @Injected(\.cache) private var cache: any Caching
      @Injected(\.accounts) private var accounts: any Accounts
      @Injected(\.settings) private var settings: any Settings
      @Injected(\.tracking) private var tracking: any Tracking
      @Injected(\.router) private var router: any Routing
      @Injected(\.images) private var images: any Images
      @Injected(\.schedule) private var schedule: any Schedule

      static func assemble(from parts: borrowing Parts) -> Ten { Ten() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        value = log.use(value)
        value = cache.use(value)
        value = accounts.use(value)
        value = settings.use(value)
        value = tracking.use(value)
        value = router.use(value)
        value = images.use(value)
        return schedule.use(value)
      }
    }
  }

  /// Fetches each dependency where it is used.
  enum InBody {
    final class One: Service {
      @InjectedWhenUsed(\.network) private var network: any Network

      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { network.use(input) }
    }

    final class Three: Service {
      @InjectedWhenUsed(\.network) private var network: any Network
      @InjectedWhenUsed(\.storage) private var storage: any Storage
      @InjectedWhenUsed(\.log) private var log: any Logging

      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        return log.use(value)
      }
    }

    final class Ten: Service {
      @InjectedWhenUsed(\.network) private var network: any Network
      @InjectedWhenUsed(\.storage) private var storage: any Storage
      @InjectedWhenUsed(\.log) private var log: any Logging
      @InjectedWhenUsed(\.cache) private var cache: any Caching
      @InjectedWhenUsed(\.accounts) private var accounts: any Accounts
      @InjectedWhenUsed(\.settings) private var settings: any Settings
      @InjectedWhenUsed(\.tracking) private var tracking: any Tracking
      @InjectedWhenUsed(\.router) private var router: any Routing
      @InjectedWhenUsed(\.images) private var images: any Images
      @InjectedWhenUsed(\.schedule) private var schedule: any Schedule

      static func assemble(from parts: borrowing Parts) -> Ten { Ten() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        value = log.use(value)
        value = cache.use(value)
        value = accounts.use(value)
        value = settings.use(value)
        value = tracking.use(value)
        value = router.use(value)
        value = images.use(value)
        return schedule.use(value)
      }
    }
  }
}
