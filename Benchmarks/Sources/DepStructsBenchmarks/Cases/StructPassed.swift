/// The convention: an initializer takes a nested struct that lists the dependencies.
enum StructPassed {
  final class One: Service {
    struct Dependencies: Sendable {
      let network: any Network
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing Parts) -> One {
      One(
        dependencies: Dependencies(
          network: parts.network))
    }

    @inline(never)
    func use(_ input: Int) -> Int { dependencies.network.use(input) }
  }

  final class Three: Service {
    struct Dependencies: Sendable {
      let network: any Network
      let storage: any Storage
      let log: any Logging
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing Parts) -> Three {
      Three(
        dependencies: Dependencies(
          network: parts.network, storage: parts.storage, log: parts.log))
    }

    @inline(never)
    func use(_ input: Int) -> Int {
      var value = dependencies.network.use(input)
      value = dependencies.storage.use(value)
      return dependencies.log.use(value)
    }
  }

  final class Ten: Service {
    struct Dependencies: Sendable {
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
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing Parts) -> Ten {
      Ten(
        dependencies: Dependencies(
          network: parts.network, storage: parts.storage, log: parts.log, cache: parts.cache,
          accounts: parts.accounts, settings: parts.settings, tracking: parts.tracking,
          router: parts.router, images: parts.images, schedule: parts.schedule))
    }

    @inline(never)
    func use(_ input: Int) -> Int {
      var value = dependencies.network.use(input)
      value = dependencies.storage.use(value)
      value = dependencies.log.use(value)
      value = dependencies.cache.use(value)
      value = dependencies.accounts.use(value)
      value = dependencies.settings.use(value)
      value = dependencies.tracking.use(value)
      value = dependencies.router.use(value)
      value = dependencies.images.use(value)
      return dependencies.schedule.use(value)
    }
  }
}
