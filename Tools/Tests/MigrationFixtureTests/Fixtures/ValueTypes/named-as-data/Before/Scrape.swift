import Foundation

struct Scrape6187Result {
  let title: String
  let size: Int

  func isNew(since: Double) -> Bool { Date().timeIntervalSince1970 - since < Double(size) }
}

struct Scrape6187Service {
  let title: String

  func isNew(since: Double) -> Bool { Date().timeIntervalSince1970 - since < 1 }
}
