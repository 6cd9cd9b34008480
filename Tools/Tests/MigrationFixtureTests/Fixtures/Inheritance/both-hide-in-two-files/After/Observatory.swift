import Foundation

protocol SkyMapProtocol: Sendable {
  func stars(_ sector: Int) -> Int
}

final class SkyMap: Sendable {
  static let shared = SkyMap()

  func stars(_ sector: Int) -> Int { sector * 50 }
}

extension SkyMap: SkyMapProtocol {}

class Observatory {
  struct Dependencies {
    var skyMap: any SkyMapProtocol

    static var defaultDependencies: Self {
      Self(skyMap: SkyMap.shared)
    }
  }

  let observatoryDependencies: Dependencies

  let sector: Int

  init(sector: Int, dependencies: Dependencies = .defaultDependencies) {
    self.observatoryDependencies = dependencies
    self.sector = sector
  }
}
