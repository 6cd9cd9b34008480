import Foundation

final class NeapWords: Sendable {
  static let shared = NeapWords()

  func named(_ height: Int) -> String { height > 2 ? "high" : "low" }
}

final class NeapTable: Sendable {
  static let shared = NeapTable()

  func height() -> Int {
    FileManager.default.fileExists(atPath: "/") ? 3 : 1
  }
}

struct NeapMark {
  let id = UUID()
  let height: Int
}

final class NeapPrinter: Sendable {
  func text() -> String {
    let mark = NeapMark(height: NeapTable.shared.height())
    return "\(NeapWords.shared.named(mark.height)) \(mark.height)"
  }

  func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}
