import Foundation

protocol RadioBandProtocol: Sendable {
  func width() -> Int
}

final class RadioBand: Sendable {
  static let shared = RadioBand()

  func width() -> Int { 3 }
}

extension RadioBand: RadioBandProtocol {}

final class RadioObservatory: Observatory {
  struct Dependencies {
    var radioBand: any RadioBandProtocol
    var base: Observatory.Dependencies

    static var defaultDependencies: Self {
      Self(radioBand: RadioBand.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init(sector: 9, dependencies: dependencies.base)
  }

  func listen() -> Int { dependencies.radioBand.width() * count() }
}
