import Foundation

protocol TariffSheetProtocol: Sendable {
  var perLitre: Int { get }
}

final class TariffSheet: Sendable {
  static let shared = TariffSheet()

  var perLitre: Int { 4 }
}

extension TariffSheet: TariffSheetProtocol {}

final class WaterMeter {
  struct Dependencies {
    var tariffSheet: any TariffSheetProtocol

    static var defaultDependencies: Self {
      Self(tariffSheet: TariffSheet.shared)
    }
  }

  private let dependencies: Dependencies

  private var litres = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var cost: Int { litres * dependencies.tariffSheet.perLitre }

  var bill: Int {
    get { cost + 100 }
    set { litres = (newValue - 100) / dependencies.tariffSheet.perLitre }
  }
}
