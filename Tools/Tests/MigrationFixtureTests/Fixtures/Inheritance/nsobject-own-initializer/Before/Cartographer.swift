import Foundation

final class CoastLines: Sendable {
  static let shared = CoastLines()

  func length(of island: String) -> Int { island.count * 11 }
}

class Cartographer: NSObject {
  let island: String

  init(island: String) {
    self.island = island
    super.init()
  }

  func draw() -> Int { CoastLines.shared.length(of: island) }
}
