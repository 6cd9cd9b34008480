import Foundation

protocol NeckChartProtocol: Sendable {
  func note(_ fret: Int) -> String
}

final class NeckChart: Sendable {
  static let shared = NeckChart()
  func note(_ fret: Int) -> String { fret == 12 ? "octave" : "note" }
}

extension NeckChart: NeckChartProtocol {}

struct FretNumber: LosslessStringConvertible {
  struct Dependencies {
    var neckChart: any NeckChartProtocol

    static var defaultDependencies: Self {
      Self(neckChart: NeckChart.shared)
    }
  }

  let value: Int
  var dependencies: Dependencies = .defaultDependencies

  init?(_ description: String) {
    guard let value = Int(description) else { return nil }
    self.value = value
  }

  var description: String { dependencies.neckChart.note(value) }
}
