import Foundation

final class TideTable: Sendable {
  static let shared = TideTable()

  func height(at hour: Int) -> Int { (hour * 7) % 12 }
}

/// Says which ships may come in.
final class HarborMaster {
  let draught = 5

  func mayEnter(at hour: Int) -> Bool {
    TideTable.shared.height(at: hour) >= draught
  }
}
