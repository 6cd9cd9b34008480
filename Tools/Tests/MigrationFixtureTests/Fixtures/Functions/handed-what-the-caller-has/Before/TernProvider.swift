import Foundation

final class TernProvider {
  var cache = TernCache()
  var page = TernPage()
  var leaf = TernLeaf()

  func isFresh() -> Bool { cache.fetched.map { $0 >= Date() } ?? false }

  func update() {
    cache.refreshFetchDate()
    // One word may be a function of an SDK, this name two functions have, and the page asks for
    // more than the provider has.
    cache.stamp()
    page.touchBoth()
    leaf.touchBoth()
    page.renewPage()
  }

  func age() -> Bool {
    cache.isOlder(than: 10) { _ in }
  }

  func later(_ work: (@escaping () -> Void) -> Void) {
    work { [weak self] in self?.cache.refreshFetchDate() }
  }
}

final class TernReader {
  var cache = TernCache()

  func update() { cache.refreshFetchDate() }
}

final class TernFile {
  let provider = TernProvider()

  func size() -> Int { FileManager.default.contents(atPath: "/none")?.count ?? 0 }
}
