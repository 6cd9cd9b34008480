/// The limit where the protocols of the dependencies are not constrained to classes.
enum HandWrittenUnconstrained {
  final class One: Service {
    private let network: any UnconstrainedPart

    init(
      network: any UnconstrainedPart
    ) {
      self.network = network
    }

    static func assemble(from parts: borrowing UnconstrainedParts) -> One {
      One(
        network: parts.network)
    }

    @inline(never)
    func use(_ input: Int) -> Int { network.use(input) }
  }

  final class Three: Service {
    private let network: any UnconstrainedPart
    private let storage: any UnconstrainedPart
    private let log: any UnconstrainedPart

    init(
      network: any UnconstrainedPart, storage: any UnconstrainedPart, log: any UnconstrainedPart
    ) {
      self.network = network
      self.storage = storage
      self.log = log
    }

    static func assemble(from parts: borrowing UnconstrainedParts) -> Three {
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
    private let network: any UnconstrainedPart
    private let storage: any UnconstrainedPart
    private let log: any UnconstrainedPart
    private let cache: any UnconstrainedPart
    private let accounts: any UnconstrainedPart
    private let settings: any UnconstrainedPart
    private let tracking: any UnconstrainedPart
    private let router: any UnconstrainedPart
    private let images: any UnconstrainedPart
    private let schedule: any UnconstrainedPart

    init(
      network: any UnconstrainedPart, storage: any UnconstrainedPart, log: any UnconstrainedPart,
      cache: any UnconstrainedPart,
      accounts: any UnconstrainedPart, settings: any UnconstrainedPart,
      tracking: any UnconstrainedPart, router: any UnconstrainedPart,
      images: any UnconstrainedPart, schedule: any UnconstrainedPart
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

    static func assemble(from parts: borrowing UnconstrainedParts) -> Ten {
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
