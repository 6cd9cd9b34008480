import Foundation

final class PaperBin: Sendable {
  static let shared = PaperBin()

  func strips(_ sheets: Int) -> Int { sheets * 30 }
}

final class ShredderOperation: Operation, @unchecked Sendable {
  private let sheets: Int
  private(set) var strips = 0

  init(sheets: Int) {
    self.sheets = sheets
    super.init()
  }

  override func main() { strips = PaperBin.shared.strips(sheets) }
}
