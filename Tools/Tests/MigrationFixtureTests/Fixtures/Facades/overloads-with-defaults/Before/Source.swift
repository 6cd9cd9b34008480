import Foundation

enum PotorooPixel {
  static func fire(
    name: String, parameters: [String: String] = [:], includes: [Int] = [1], debounce: Int = 0
  ) -> String {
    "long \(name) \(FileManager.default.fileExists(atPath: "/no/potoroo"))"
  }

  static func fire(name: String, parameters: [String: String], includes: [Int]) -> String {
    "short \(name) \(FileManager.default.fileExists(atPath: "/no/potoroo"))"
  }
}

final class PotorooScreen {
  func open() -> String {
    PotorooPixel.fire(name: "open", parameters: [:], includes: [])
  }

  func close() -> String {
    PotorooPixel.fire(name: "close")
  }
}
