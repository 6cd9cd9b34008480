import Foundation

final class TownBoard: @unchecked Sendable {
  static let shared = TownBoard()
  private(set) var lines: [String] = []

  /// Pins a line.
  @discardableResult
  public func pin(_ words: String..., separator: String = " ") -> Int {
    lines.append(words.joined(separator: separator))
    return lines.count
  }

  @inline(__always) final func clear() { lines = [] }
}

final class Herald {
  func proclaim() -> [String] {
    TownBoard.shared.clear()
    TownBoard.shared.pin("hear", "ye")
    TownBoard.shared.pin("rain", "today", separator: "-")
    return TownBoard.shared.lines
  }
}
