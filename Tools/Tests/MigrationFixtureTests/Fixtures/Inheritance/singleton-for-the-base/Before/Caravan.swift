import Foundation

final class OasisMap: Sendable {
  static let shared = OasisMap()

  func wells() -> Int { 4 }
}

class Journey {
  let map: OasisMap

  init(map: OasisMap) { self.map = map }

  func wells() -> Int { map.wells() }
}

final class Caravan: Journey {
  let camels: Int

  init(camels: Int) {
    self.camels = camels
    super.init(map: OasisMap.shared)
  }

  func water() -> Int { camels * wells() }
}
