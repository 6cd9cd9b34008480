import Foundation

final class RadioBand: Sendable {
  static let shared = RadioBand()

  func width() -> Int { 3 }
}

final class RadioObservatory: Observatory {
  init() { super.init(sector: 9) }

  func listen() -> Int { RadioBand.shared.width() * count() }
}
