import Foundation

final class DiveComputer: Sendable {
  static let shared = DiveComputer()

  func maximum() -> Int { 40 }
}

final class DiveLog {
  let maximum: Int = DiveComputer.shared.maximum()
  let place: String
  let depth: Int

  init(place: String, depth: Int) {
    self.place = place
    self.depth = depth
  }

  init(place: String) {
    self.place = place
    self.depth = 0
  }

  convenience init() {
    self.init(place: "harbour")
  }

  func remaining() -> Int { maximum - depth }
}
