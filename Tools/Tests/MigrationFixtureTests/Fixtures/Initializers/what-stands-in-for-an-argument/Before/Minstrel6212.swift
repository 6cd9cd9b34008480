import Foundation

final class Minstrel6212 {
  private let isThere: (String) -> Bool

  init(isThere: ((String) -> Bool)? = nil) {
    self.isThere = isThere ?? { path in FileManager.default.fileExists(atPath: path) }
  }

  func sing() -> Bool { isThere("/") }
}

final class Minstrel6213 {
  private let since: () -> TimeInterval
  private let began: Date

  init(since: (() -> TimeInterval)? = nil, began: Date? = nil) {
    self.since = since ?? { -Date().timeIntervalSinceNow }
    self.began = began ?? Date()
  }

  func sing() -> Bool { since() < 1 && began.timeIntervalSinceNow < 1 }
}
