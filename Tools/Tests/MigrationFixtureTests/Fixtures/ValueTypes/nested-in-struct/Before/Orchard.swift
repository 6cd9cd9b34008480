import Foundation

final class BlossomCalendar: Sendable {
  static let shared = BlossomCalendar()
  func week(_ kind: String) -> Int { kind.count + 10 }
}

struct Orchard {
  struct Tree {
    let kind: String

    var week: Int { BlossomCalendar.shared.week(kind) }
  }

  var trees: [Tree] = []

  mutating func plant(_ kind: String) -> Int {
    trees.append(Tree(kind: kind))
    return trees.map(\.week).max() ?? BlossomCalendar.shared.week("")
  }
}
