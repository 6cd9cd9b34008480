import Foundation

enum Ledger6102 {
  nonisolated(unsafe) static var entries: [String] = []

  static func fetch(_ name: String, done: (Int) -> Void) {
    entries.append(name)
    done(entries.count)
  }
}

enum Folio6102 {
  nonisolated(unsafe) static var pages: [Int] = []

  static func fetch(page: Int, done: (Int) -> Void) {
    pages.append(page)
    done(pages.count)
  }
}

final class LedgerScreen6102 {
  struct Dependencies {
    var fetchLedger6102: @Sendable (_ name: String, _ done: (Int) -> Void) -> Void

    static var defaultDependencies: Self {
      Self(fetchLedger6102: { Ledger6102.fetch($0, done: $1) })
    }
  }

  private let dependencies: Dependencies

  var count = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() {
    dependencies.fetchLedger6102("first") { [weak self] count in
      // The first page alone counts.
      self?.count = count  // for now
    }
    dependencies.fetchLedger6102("second") { _ in /* nothing */ }
  }

  func loadPage() {
    Folio6102.fetch(/* the second */ page: 2) { count in
      self.count = count
    }
  }
}
