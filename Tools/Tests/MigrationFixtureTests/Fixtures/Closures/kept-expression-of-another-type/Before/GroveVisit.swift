import Foundation

struct GroveKept {
  let later: () -> Bool

  init(_ value: @autoclosure @escaping () -> Bool) { later = value }
}

struct GrovePlain {
  let isOpen: Bool
}

final class GroveVisit {
  func kept() -> GroveKept { GroveKept(FileManager.default.fileExists(atPath: "/")) }

  func plain() -> GrovePlain { GrovePlain(isOpen: FileManager.default.fileExists(atPath: "/")) }
}
