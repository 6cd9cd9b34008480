import Foundation

final class Ferry6214Operation: Operation, @unchecked Sendable {
  private let path: String

  init(path: String) {
    self.path = path
    super.init()
  }

  convenience init?(checked path: String) {
    guard Self.isThere(path) else { return nil }
    self.init(path: path)
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  func crosses() -> Bool { Self.isThere(path) && !UserDefaults.standard.bool(forKey: "6214") }
}
