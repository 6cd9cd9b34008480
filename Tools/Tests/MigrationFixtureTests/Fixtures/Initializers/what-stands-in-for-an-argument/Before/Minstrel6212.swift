import Foundation

final class Minstrel6212 {
  private let isThere: (String) -> Bool

  init(isThere: ((String) -> Bool)? = nil) {
    self.isThere = isThere ?? { path in FileManager.default.fileExists(atPath: path) }
  }

  func sing() -> Bool { isThere("/") }
}

class NoFiles6213: FileManager, @unchecked Sendable {
  override func fileExists(atPath path: String) -> Bool { false }
}

final class Minstrel6213 {
  private let isThere: (String) -> Bool
  private let count: Int

  init(isThere: ((String) -> Bool)? = nil, count: Int? = nil) {
    self.isThere = isThere ?? { path in FileManager.default.fileExists(atPath: path) }
    self.count = count ?? FileManager.default.subpaths(atPath: "/none")?.count ?? 3
  }

  func sing() -> Bool { isThere("/") && count == 3 && FileManager.default.fileExists(atPath: "/") }
}
