/// Services that ask a list of registrations, by type.
enum ArrayScanned {
  /// Fetches its dependencies when it is made, and keeps them.
  enum InInitializer {
    final class One: Service {
      private let network = RegistrationList.shared.resolve((any Network).self)

      static func assemble(from parts: borrowing Parts) -> One { One() }

      @inline(never)
      func use(_ input: Int) -> Int { network.use(input) }
    }

    final class Three: Service {
      private let network = RegistrationList.shared.resolve((any Network).self)
      private let storage = RegistrationList.shared.resolve((any Storage).self)
      private let log = RegistrationList.shared.resolve((any Logging).self)

      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = network.use(input)
        value = storage.use(value)
        return log.use(value)
      }
    }

    final class Ten: Service {
      private let network = RegistrationList.shared.resolve((any Network).self)
      private let storage = RegistrationList.shared.resolve((any Storage).self)
      private let log = RegistrationList.shared.resolve((any Logging).self)
      private let cache = RegistrationList.shared.resolve((any Caching).self)
      private let accounts = RegistrationList.shared.resolve((any Accounts).self)
      private let settings = RegistrationList.shared.resolve((any Settings).self)
      private let tracking = RegistrationList.shared.resolve((any Tracking).self)
      private let router = RegistrationList.shared.resolve((any Routing).self)
      private let images = RegistrationList.shared.resolve((any Images).self)
      private let schedule = RegistrationList.shared.resolve((any Schedule).self)

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
        RegistrationList.shared.resolve((any Network).self).use(input)
      }
    }

    final class Three: Service {
      static func assemble(from parts: borrowing Parts) -> Three { Three() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = RegistrationList.shared.resolve((any Network).self).use(input)
        value = RegistrationList.shared.resolve((any Storage).self).use(value)
        return RegistrationList.shared.resolve((any Logging).self).use(value)
      }
    }

    final class Ten: Service {
      static func assemble(from parts: borrowing Parts) -> Ten { Ten() }

      @inline(never)
      func use(_ input: Int) -> Int {
        var value = RegistrationList.shared.resolve((any Network).self).use(input)
        value = RegistrationList.shared.resolve((any Storage).self).use(value)
        value = RegistrationList.shared.resolve((any Logging).self).use(value)
        value = RegistrationList.shared.resolve((any Caching).self).use(value)
        value = RegistrationList.shared.resolve((any Accounts).self).use(value)
        value = RegistrationList.shared.resolve((any Settings).self).use(value)
        value = RegistrationList.shared.resolve((any Tracking).self).use(value)
        value = RegistrationList.shared.resolve((any Routing).self).use(value)
        value = RegistrationList.shared.resolve((any Images).self).use(value)
        return RegistrationList.shared.resolve((any Schedule).self).use(value)
      }
    }
  }
}
