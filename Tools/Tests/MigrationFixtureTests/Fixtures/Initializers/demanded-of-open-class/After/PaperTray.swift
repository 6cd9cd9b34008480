import Foundation

protocol Tray {
  init(sheets: Int)
}

protocol PaperDepotProtocol: Sendable {
  func order(_ sheets: Int) -> String
}

final class PaperDepot: Sendable {
  static let shared = PaperDepot()

  func order(_ sheets: Int) -> String { "ordered \(sheets)" }
}

extension PaperDepot: PaperDepotProtocol {}

class PaperTray: Tray {
  struct Dependencies {
    var paperDepot: any PaperDepotProtocol

    static var defaultDependencies: Self {
      Self(paperDepot: PaperDepot.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let sheets: Int

  required init(sheets: Int) {
    self.sheets = sheets
  }

  func fill() -> String { dependencies.paperDepot.order(500 - sheets) }
}

final class SideTray: PaperTray {
  override func fill() -> String { "side: " + super.fill() }
}

func fillAll(_ types: [PaperTray.Type]) -> [String] { types.map { $0.init(sheets: 20).fill() } }
