import Foundation

final class NeckChart: Sendable {
  static let shared = NeckChart()
  func note(_ fret: Int) -> String { fret == 12 ? "octave" : "note" }
}

struct FretNumber: LosslessStringConvertible {
  let value: Int

  init?(_ description: String) {
    guard let value = Int(description) else { return nil }
    self.value = value
  }

  var description: String { NeckChart.shared.note(value) }
}
