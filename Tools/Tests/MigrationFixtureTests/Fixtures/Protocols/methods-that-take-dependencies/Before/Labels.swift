import Foundation

final class Labels6204: Codable {
  nonisolated(unsafe) static let shared = Labels6204()
  var name = "x"
  var size = 3

  func load(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func title() -> String { name }
}

final class Sign6204 {
  func load() -> String { Labels6204.shared.load("/") ? Labels6204.shared.title() : "" }
}

final class Plate6204 {
  func title() -> String { Labels6204.shared.title() }
}
