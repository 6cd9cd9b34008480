/// Services that ask a locked dictionary of anything, by a string and a cast.
enum StringKeyed {
  /// Fetches its dependencies when it is made, and keeps them.
  enum InInitializer {
    final class One: Service {
      private let network: any Network = StringKeyedStore.shared.resolve("network")

      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { network.use(input) }
    }

    final class Three: Service {
      private let network: any Network = StringKeyedStore.shared.resolve("network")
      private let storage: any Storage = StringKeyedStore.shared.resolve("storage")
      private let log: any Logging = StringKeyedStore.shared.resolve("log")

      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        return log.use(value)
      }
    }

    final class Ten: Service {
      private let network: any Network = StringKeyedStore.shared.resolve("network")
      private let storage: any Storage = StringKeyedStore.shared.resolve("storage")
      private let log: any Logging = StringKeyedStore.shared.resolve("log")
      private let cache: any Caching = StringKeyedStore.shared.resolve("cache")
      private let accounts: any Accounts = StringKeyedStore.shared.resolve("accounts")
      private let settings: any Settings = StringKeyedStore.shared.resolve("settings")
      private let tracking: any Tracking = StringKeyedStore.shared.resolve("tracking")
      private let router: any Routing = StringKeyedStore.shared.resolve("router")
      private let images: any Images = StringKeyedStore.shared.resolve("images")
      private let schedule: any Schedule = StringKeyedStore.shared.resolve("schedule")

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
      func use(_ input: Int) -> Int {
        StringKeyedStore.shared.resolve("network", as: (any Network).self).use(input)
      }
    }

    final class Three: Service {
      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = StringKeyedStore.shared.resolve("network", as: (any Network).self).use(input)
        value = StringKeyedStore.shared.resolve("storage", as: (any Storage).self).use(value)
        return StringKeyedStore.shared.resolve("log", as: (any Logging).self).use(value)
      }
    }

    final class Ten: Service {
      static func assemble(from parts: borrowing Parts) -> Ten { Ten() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = StringKeyedStore.shared.resolve("network", as: (any Network).self).use(input)
        value = StringKeyedStore.shared.resolve("storage", as: (any Storage).self).use(value)
        value = StringKeyedStore.shared.resolve("log", as: (any Logging).self).use(value)
        value = StringKeyedStore.shared.resolve("cache", as: (any Caching).self).use(value)
        value = StringKeyedStore.shared.resolve("accounts", as: (any Accounts).self).use(value)
        value = StringKeyedStore.shared.resolve("settings", as: (any Settings).self).use(value)
        value = StringKeyedStore.shared.resolve("tracking", as: (any Tracking).self).use(value)
        value = StringKeyedStore.shared.resolve("router", as: (any Routing).self).use(value)
        value = StringKeyedStore.shared.resolve("images", as: (any Images).self).use(value)
        return StringKeyedStore.shared.resolve("schedule", as: (any Schedule).self).use(value)
      }
    }
  }
}
