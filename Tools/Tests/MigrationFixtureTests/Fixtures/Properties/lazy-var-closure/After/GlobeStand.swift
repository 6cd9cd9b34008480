import Foundation

protocol AtlasProtocol: Sendable {
  func countries() -> [String]
}

final class Atlas: Sendable {
  static let shared = Atlas()

  func countries() -> [String] { ["Chad", "Peru"] }
}

extension Atlas: AtlasProtocol {}

final class GlobeStand {
  struct Dependencies {
    var atlas: any AtlasProtocol

    static var defaultDependencies: Self {
      Self(atlas: Atlas.shared)
    }
  }

  private let dependencies: Dependencies

  lazy var index: [String: Int] = {
    var result: [String: Int] = [:]
    for country in dependencies.atlas.countries() { result[country] = country.count }
    return result
  }()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}
