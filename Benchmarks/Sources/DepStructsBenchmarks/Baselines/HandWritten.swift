/// The limit: an initializer takes each dependency as a parameter of its own.
enum HandWritten {
  final class One: Service {
    private let network: any Network

    init(
      network: any Network
    ) {
      self.network = network
    }

    static func assemble(from parts: borrowing Parts) -> One {
      One(
        network: parts.network)
    }

    @inline(never)
    func use(_ input: Int) -> Int { network.use(input) }
  }

  final class Three: Service {
    private let network: any Network
    private let storage: any Storage
    private let log: any Logging

    init(
      network: any Network, storage: any Storage, log: any Logging
    ) {
      self.network = network
      self.storage = storage
      self.log = log
    }

    static func assemble(from parts: borrowing Parts) -> Three {
      Three(
        network: parts.network, storage: parts.storage, log: parts.log)
    }

    @inline(never)
    func use(_ input: Int) -> Int {
      var value = network.use(input)
      value = storage.use(value)
      return log.use(value)
    }
  }

  final class Ten: Service {
    private let network: any Network
    private let storage: any Storage
    private let log: any Logging
    private let cache: any Caching
    private let accounts: any Accounts
    private let settings: any Settings
    private let tracking: any Tracking
    private let router: any Routing
    private let images: any Images
    private let schedule: any Schedule

    init(
      network: any Network, storage: any Storage, log: any Logging, cache: any Caching,
      accounts: any Accounts, settings: any Settings, tracking: any Tracking, router: any Routing,
      images: any Images, schedule: any Schedule
    ) {
      self.network = network
      self.storage = storage
      self.log = log
      self.cache = cache
      self.accounts = accounts
      self.settings = settings
      self.tracking = tracking
      self.router = router
      self.images = images
      self.schedule = schedule
    }

    static func assemble(from parts: borrowing Parts) -> Ten {
      Ten(
        network: parts.network, storage: parts.storage, log: parts.log, cache: parts.cache,
        accounts: parts.accounts, settings: parts.settings, tracking: parts.tracking,
        router: parts.router, images: parts.images, schedule: parts.schedule)
    }

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
