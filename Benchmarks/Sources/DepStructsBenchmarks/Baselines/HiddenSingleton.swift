/// The inherited idiom: `NetworkAPI.shared.get()`, which no caller can see.
enum HiddenSingleton {
  /// Fetches its dependencies when it is made, and keeps them.
  enum InInitializer {
    final class One: Service {
      private let network: any Network = LivePart.network

      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { network.use(input) }
    }

    final class Three: Service {
      private let network: any Network = LivePart.network
      private let storage: any Storage = LivePart.storage
      private let log: any Logging = LivePart.log

      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        return log.use(value)
      }
    }

    final class Ten: Service {
      private let network: any Network = LivePart.network
      private let storage: any Storage = LivePart.storage
      private let log: any Logging = LivePart.log
      private let cache: any Caching = LivePart.cache
      private let accounts: any Accounts = LivePart.accounts
      private let settings: any Settings = LivePart.settings
      private let tracking: any Tracking = LivePart.tracking
      private let router: any Routing = LivePart.router
      private let images: any Images = LivePart.images
      private let schedule: any Schedule = LivePart.schedule

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
      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { LivePart.network.use(input) }
    }

    final class Three: Service {
      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = LivePart.network.use(input)
        value = LivePart.storage.use(value)
        return LivePart.log.use(value)
      }
    }

    final class Ten: Service {
      static func assemble(from parts: borrowing Parts) -> Ten { Ten() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = LivePart.network.use(input)
        value = LivePart.storage.use(value)
        value = LivePart.log.use(value)
        value = LivePart.cache.use(value)
        value = LivePart.accounts.use(value)
        value = LivePart.settings.use(value)
        value = LivePart.tracking.use(value)
        value = LivePart.router.use(value)
        value = LivePart.images.use(value)
        return LivePart.schedule.use(value)
      }
    }
  }
}
