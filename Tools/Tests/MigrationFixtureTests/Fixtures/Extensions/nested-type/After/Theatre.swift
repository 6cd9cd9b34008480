enum Theatre {
  final class Usher {
    struct Dependencies {
      var houseLights: any HouseLightsProtocol

      static var defaultDependencies: Self {
        Self(houseLights: HouseLights.shared)
      }
    }

    private let dependencies: Dependencies

    let row: Int

    init(row: Int, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.row = row
    }
  }
}

protocol HouseLightsProtocol: Sendable {
  func dim(_ row: Int) -> String
}

final class HouseLights: Sendable {
  static let shared = HouseLights()
  func dim(_ row: Int) -> String { "row \(row) dimmed" }
}

extension HouseLights: HouseLightsProtocol {}

extension Theatre.Usher {
  func dim() -> String { dependencies.houseLights.dim(row) }
}

extension Theatre {
  final class Cloakroom {
    struct Dependencies {
      var houseLights: any HouseLightsProtocol

      static var defaultDependencies: Self {
        Self(houseLights: HouseLights.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func close() -> String { dependencies.houseLights.dim(0) }
  }
}
