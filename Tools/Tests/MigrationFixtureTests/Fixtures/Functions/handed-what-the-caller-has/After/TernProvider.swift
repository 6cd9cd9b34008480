import Foundation

final class TernProvider {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  var cache = TernCache()
  var page = TernPage()
  var leaf = TernLeaf()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isFresh() -> Bool { cache.fetched.map { $0 >= dependencies.now() } ?? false }

  func update() {
    cache.refreshFetchDate(dependencies: .init(now: dependencies.now))
    // One word may be a function of an SDK, this name two functions have, and the page asks for
    // more than the provider has.
    cache.stamp()
    page.touchBoth()
    leaf.touchBoth()
    page.renewPage()
  }

  func age() -> Bool {
    cache.isOlder(than: 10, dependencies: .init(now: dependencies.now)) { _ in }
  }

  func later(_ work: (@escaping () -> Void) -> Void) {
    work { [weak self, dependencies] in self?.cache.refreshFetchDate(dependencies: .init(now: dependencies.now)) }
  }
}

final class TernReader {
  var cache = TernCache()

  func update() { cache.refreshFetchDate() }
}

final class TernFile {
  struct Dependencies {
    var ternProvider: TernProvider
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(ternProvider: TernProvider(), fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  let provider: TernProvider

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    provider = dependencies.ternProvider
  }

  func size() -> Int { dependencies.fileManager.contents(atPath: "/none")?.count ?? 0 }
}
