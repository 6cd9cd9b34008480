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
  var count = 0

  func load() {
    Ledger6102.fetch("first") { [weak self] count in
      // The first page alone counts.
      self?.count = count  // for now
    }
    Ledger6102.fetch("second") { _ in /* nothing */ }
  }

  func loadPage() {
    Folio6102.fetch(/* the second */ page: 2) { count in
      self.count = count
    }
  }
}
