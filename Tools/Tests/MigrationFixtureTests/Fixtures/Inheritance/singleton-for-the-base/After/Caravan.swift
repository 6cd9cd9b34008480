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
  struct Dependencies {
    var oasisMap: OasisMap

    static var defaultDependencies: Self {
      Self(oasisMap: OasisMap.shared)
    }
  }

  let camels: Int

  init(camels: Int, dependencies: Dependencies = .defaultDependencies) {
    self.camels = camels
    super.init(map: dependencies.oasisMap)
  }

  func water() -> Int { camels * wells() }
}
