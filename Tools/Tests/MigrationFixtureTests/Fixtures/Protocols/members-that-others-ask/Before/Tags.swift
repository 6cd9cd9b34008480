import Foundation

final class Tags6211: Codable {
  nonisolated(unsafe) static let shared = Tags6211()
  var name = "x"

  func load(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func title() -> String { name }
}

final class Sign6211 {
  func load() -> Bool { Tags6211.shared.load("/") }
}

final class Plate6211 {
  func title() -> String { Tags6211.shared.title() }
}
