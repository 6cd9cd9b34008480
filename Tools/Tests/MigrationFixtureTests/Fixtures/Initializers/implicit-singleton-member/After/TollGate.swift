import Foundation

final class TollRates: Sendable {
  static let shared = TollRates()

  func rate(axles: Int) -> Int { axles * 3 }
}

struct TollReceipt {
  let rates: TollRates
  func text(_ axles: Int) -> String { "\(rates.rate(axles: axles)) €" }
}

final class TollGate {
  struct Dependencies {
    var tollRates: TollRates

    static var defaultDependencies: Self {
      Self(tollRates: TollRates.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func receipt(axles: Int) -> String {
    let receipt = TollReceipt(rates: dependencies.tollRates)
    return receipt.text(axles)
  }
}
