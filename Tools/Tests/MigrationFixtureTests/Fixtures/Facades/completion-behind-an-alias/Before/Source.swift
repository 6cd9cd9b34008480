import Foundation

enum KelpTable {
  typealias Completion = (String) -> Void
  nonisolated(unsafe) static var count = 0

  static func find(_ name: String, quietly: Bool = true, completion: @escaping Completion) {
    count += 1
    completion("\(name) \(count)")
  }
}

final class KelpReader {
  private(set) var lines: [String] = []

  func read(_ name: String) {
    KelpTable.find(name) { self.lines.append($0) }
    KelpTable.find(name, completion: { self.lines.append($0) })
  }
}
