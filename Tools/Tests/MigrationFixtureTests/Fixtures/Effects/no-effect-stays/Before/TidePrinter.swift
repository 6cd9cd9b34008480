import Foundation

final class TideWords: Sendable {
  static let shared = TideWords()

  func named(_ height: Int) -> String { height > 2 ? "high" : "low" }
}

final class TideTable: Sendable {
  static let shared = TideTable()

  func height() -> Int {
    FileManager.default.fileExists(atPath: "/") ? 3 : 1
  }
}

struct TideMark {
  let id = UUID()
  let height: Int
}

final class TidePrinter: Sendable {
  func text() -> String {
    let mark = TideMark(height: TideTable.shared.height())
    return "\(TideWords.shared.named(mark.height)) \(mark.height)"
  }

  func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}
