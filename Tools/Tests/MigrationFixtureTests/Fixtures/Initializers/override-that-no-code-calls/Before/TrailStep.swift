import Foundation

class TrailMark {
  let number: Int

  init(copying other: TrailMark) { number = other.number }

  init(number: Int) { self.number = number }
}

final class TrailStep: TrailMark {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(number: 4)
  }

  override init(copying other: TrailMark) {
    name = "copy"
    super.init(copying: other)
  }

  func text() -> String { "\(name) \(number) \(FileManager.default.fileExists(atPath: "/"))" }
}
