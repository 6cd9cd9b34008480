import Foundation

protocol MillTracker: AnyObject { func track(_ event: String) }
final class CountingMillTracker: MillTracker {
  private(set) var count = 0
  func track(_ event: String) { count += 1 }
}

final class MillStore {
  private var sacks = 0
  func add(_ count: Int) -> Int { sacks += count; return sacks }
}

final class MillServices {
  nonisolated(unsafe) static let shared = MillServices()
  let tracker: MillTracker = CountingMillTracker()
  let store = MillStore()
  var limit: Int = 3
  init() {}
}

final class MillHand {
  func grind() -> Int {
    MillServices.shared.tracker.track("grind")
    return min(MillServices.shared.limit, MillServices.shared.store.add(2))
  }
}

final class MillOwner {
  func services() -> MillServices { MillServices.shared }
  func look() -> Int { MillServices.shared.store.add(0) }
}
