import Foundation

final class ChiselRack: Sendable {
  static let shared = ChiselRack()
  func sharpest() -> Int { 2 }
}

final class Woodcarver {
  var chiselRack = "empty"

  func carve(_ chiselRack: Int) -> String {
    let shared = chiselRack + ChiselRack.shared.sharpest()
    return "\(shared) \(self.chiselRack)"
  }
}
