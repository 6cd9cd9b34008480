/// The convention where the protocols of the dependencies are not constrained to classes.
enum StructPassedUnconstrained {
  final class One: Service {
    struct Dependencies {
      let network: any UnconstrainedPart
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing UnconstrainedParts) -> One {
      One(
        dependencies: Dependencies(
          network: parts.network))
    }

    @inline(never)
    func use(_ input: Int) -> Int { dependencies.network.use(input) }
  }

  /// The struct calls its one field for its owner, which spares the owner a copy of the struct.
  final class OneBorrowed: Service {
    struct Dependencies {
      let network: any UnconstrainedPart

      borrowing func use(_ input: Int) -> Int { network.use(input) }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing UnconstrainedParts) -> OneBorrowed {
      OneBorrowed(dependencies: Dependencies(network: parts.network))
    }

    @inline(never)
    func use(_ input: Int) -> Int { dependencies.use(input) }
  }

  final class Three: Service {
    struct Dependencies {
      let network: any UnconstrainedPart
      let storage: any UnconstrainedPart
      let log: any UnconstrainedPart
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing UnconstrainedParts) -> Three {
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
    struct Dependencies {
      let network: any UnconstrainedPart
      let storage: any UnconstrainedPart
      let log: any UnconstrainedPart
      let cache: any UnconstrainedPart
      let accounts: any UnconstrainedPart
      let settings: any UnconstrainedPart
      let tracking: any UnconstrainedPart
      let router: any UnconstrainedPart
      let images: any UnconstrainedPart
      let schedule: any UnconstrainedPart
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    static func assemble(from parts: borrowing UnconstrainedParts) -> Ten {
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
