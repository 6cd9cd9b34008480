import Foundation

final class SailBoat6140 {
  func set() -> String { dependencies.canvas + "\(FileManager.default.fileExists(atPath: "/"))" }
}

final class SailLoft6140 {
  func open() -> Bool { FileManager.default.fileExists(atPath: "/") }
}
