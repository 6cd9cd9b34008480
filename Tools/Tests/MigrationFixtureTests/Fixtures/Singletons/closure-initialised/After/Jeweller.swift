import Foundation

protocol GemCutterProtocol: Sendable {
  var facets: Int { get }
}

final class GemCutter: @unchecked Sendable {
  static let shared: GemCutter = {
    let cutter = GemCutter()
    cutter.facets = 57
    return cutter
  }()

  private(set) var facets = 0
}

extension GemCutter: GemCutterProtocol {}

final class Jeweller {
  struct Dependencies {
    var gemCutter: any GemCutterProtocol

    static var defaultDependencies: Self {
      Self(gemCutter: GemCutter.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ring() -> String { "\(dependencies.gemCutter.facets) facets" }
}
