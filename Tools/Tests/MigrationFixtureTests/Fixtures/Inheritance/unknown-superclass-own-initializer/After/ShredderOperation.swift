import Foundation

protocol PaperBinProtocol: Sendable {
  func strips(_ sheets: Int) -> Int
}

final class PaperBin: Sendable {
  static let shared = PaperBin()

  func strips(_ sheets: Int) -> Int { sheets * 30 }
}

extension PaperBin: PaperBinProtocol {}

final class ShredderOperation: Operation, @unchecked Sendable {
  struct Dependencies {
    var paperBin: any PaperBinProtocol

    static var defaultDependencies: Self {
      Self(paperBin: PaperBin.shared)
    }
  }

  private let operationDependencies: Dependencies

  private let sheets: Int
  private(set) var strips = 0

  init(sheets: Int, dependencies: Dependencies = .defaultDependencies) {
    self.operationDependencies = dependencies
    self.sheets = sheets
    super.init()
  }

  override func main() { strips = operationDependencies.paperBin.strips(sheets) }
}
