import Foundation

final class TariffSheet: Sendable {
  static let shared = TariffSheet()

  var perLitre: Int { 4 }
}

final class WaterMeter {
  private var litres = 0

  var cost: Int { litres * TariffSheet.shared.perLitre }

  var bill: Int {
    get { cost + 100 }
    set { litres = (newValue - 100) / TariffSheet.shared.perLitre }
  }
}
