import Foundation

final class GrapeScale: Sendable {
  static let shared = GrapeScale()
  func kilos(_ rows: Int) -> Int { rows * 300 }
}

final class Vineyard {
  final class Press {
    func litres(_ rows: Int) -> Int { GrapeScale.shared.kilos(rows) * 7 / 10 }
  }

  private let press = Press()

  func harvest(_ rows: Int) -> String { "\(GrapeScale.shared.kilos(rows)), \(press.litres(rows))" }
}
