import Foundation

protocol MillTracker: AnyObject { func track(_ event: String) }
final class CountingMillTracker: MillTracker {
  private(set) var count = 0
  func track(_ event: String) { count += 1 }
}

protocol MillStoreProtocol {
  func add(_ count: Int) -> Int
}

final class MillStore {
  private var sacks = 0
  func add(_ count: Int) -> Int { sacks += count; return sacks }
}

extension MillStore: MillStoreProtocol {}

final class MillServices {
  nonisolated(unsafe) static let shared = MillServices()
  let tracker: MillTracker = CountingMillTracker()
  let store = MillStore()
  var limit: Int = 3
  init() {}
}

final class MillHand {
  struct Dependencies {
    var tracker: any MillTracker
    var limit: @Sendable () -> Int
    var store: any MillStoreProtocol

    static var defaultDependencies: Self {
      Self(
        tracker: MillServices.shared.tracker,
        limit: { MillServices.shared.limit },
        store: MillServices.shared.store)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func grind() -> Int {
    dependencies.tracker.track("grind")
    return min(dependencies.limit(), dependencies.store.add(2))
  }
}

final class MillOwner {
  struct Dependencies {
    var millServices: @Sendable () -> MillServices

    static var defaultDependencies: Self {
      Self(millServices: { MillServices.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func services() -> MillServices { dependencies.millServices() }
  func look() -> Int { dependencies.millServices().store.add(0) }
}
