import Foundation

protocol GlassWorksProtocol: Sendable {
  func colour() -> String
}

final class GlassWorks: Sendable {
  static let shared = GlassWorks()

  static func thickness(_ panes: Int) -> Int { panes * 4 }

  func colour() -> String { "clear" }
}

extension GlassWorks: GlassWorksProtocol {}

final class Glazier {
  struct Dependencies {
    var glassWorks: any GlassWorksProtocol

    static var defaultDependencies: Self {
      Self(glassWorks: GlassWorks.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func glaze(_ panes: Int) -> String {
    "\(GlassWorks.thickness(panes)) mm, \(dependencies.glassWorks.colour())"
  }
}
