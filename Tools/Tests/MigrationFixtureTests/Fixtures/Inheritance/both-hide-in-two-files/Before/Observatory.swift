import Foundation

final class SkyMap: Sendable {
  static let shared = SkyMap()

  func stars(_ sector: Int) -> Int { sector * 50 }
}

class Observatory {
  let sector: Int

  init(sector: Int) { self.sector = sector }
}
