import Foundation

protocol Tray {
  init(sheets: Int)
}

final class PaperDepot: Sendable {
  static let shared = PaperDepot()

  func order(_ sheets: Int) -> String { "ordered \(sheets)" }
}

class PaperTray: Tray {
  let sheets: Int

  required init(sheets: Int) {
    self.sheets = sheets
  }

  func fill() -> String { PaperDepot.shared.order(500 - sheets) }
}

final class SideTray: PaperTray {
  override func fill() -> String { "side: " + super.fill() }
}

func fillAll(_ types: [PaperTray.Type]) -> [String] { types.map { $0.init(sheets: 20).fill() } }
