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
  init() {}

  func receipt(axles: Int) -> String {
    let receipt = TollReceipt(rates: .shared)
    return receipt.text(axles)
  }
}
