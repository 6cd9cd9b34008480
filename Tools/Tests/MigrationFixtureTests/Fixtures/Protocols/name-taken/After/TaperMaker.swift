struct WaxPotProtocol {
  var lines: [String]
}

protocol WaxPotInterface: Sendable {
  func pour() -> String
}

final class WaxPot: Sendable {
  static let shared = WaxPot()
  func pour() -> String { "poured" }
}

extension WaxPot: WaxPotInterface {}

final class TaperMaker {
  struct Dependencies {
    var waxPot: any WaxPotInterface

    static var defaultDependencies: Self {
      Self(waxPot: WaxPot.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func make() -> WaxPotProtocol { WaxPotProtocol(lines: [dependencies.waxPot.pour()]) }
}
