import Foundation

protocol TideTableProtocol: Sendable {
  func height(at hour: Int) -> Int
}

final class TideTable: Sendable {
  static let shared = TideTable()

  func height(at hour: Int) -> Int { (hour * 7) % 12 }
}

extension TideTable: TideTableProtocol {}

/// Says which ships may come in.
final class HarborMaster {
  struct Dependencies {
    var tideTable: any TideTableProtocol

    static var defaultDependencies: Self {
      Self(tideTable: TideTable.shared)
    }
  }

  private let dependencies: Dependencies

  let draught = 5

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mayEnter(at hour: Int) -> Bool {
    dependencies.tideTable.height(at: hour) >= draught
  }
}
