import Foundation

protocol GrapeScaleProtocol: Sendable {
  func kilos(_ rows: Int) -> Int
}

final class GrapeScale: Sendable {
  static let shared = GrapeScale()
  func kilos(_ rows: Int) -> Int { rows * 300 }
}

extension GrapeScale: GrapeScaleProtocol {}

final class Vineyard {
  struct Dependencies {
    var press: Vineyard.Press
    var grapeScale: any GrapeScaleProtocol

    static var defaultDependencies: Self {
      Self(press: Vineyard.Press(), grapeScale: GrapeScale.shared)
    }
  }

  private let dependencies: Dependencies

  final class Press {
    struct Dependencies {
      var grapeScale: any GrapeScaleProtocol

      static var defaultDependencies: Self {
        Self(grapeScale: GrapeScale.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func litres(_ rows: Int) -> Int { dependencies.grapeScale.kilos(rows) * 7 / 10 }
  }

  private let press: Vineyard.Press

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    press = dependencies.press
  }

  func harvest(_ rows: Int) -> String { "\(dependencies.grapeScale.kilos(rows)), \(press.litres(rows))" }
}
