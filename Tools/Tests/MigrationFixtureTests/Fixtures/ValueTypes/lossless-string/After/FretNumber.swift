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

  private let dependencies: Dependencies

  let value: Int

  init?(_ description: String) {
    self.init(description, dependencies: .defaultDependencies)
  }

  init?(_ description: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    guard let value = Int(description) else { return nil }
    self.value = value
  }

  var description: String { dependencies.neckChart.note(value) }
}
