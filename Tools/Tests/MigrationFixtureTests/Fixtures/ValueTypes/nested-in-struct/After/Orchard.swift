import Foundation

protocol BlossomCalendarProtocol: Sendable {
  func week(_ kind: String) -> Int
}

final class BlossomCalendar: Sendable {
  static let shared = BlossomCalendar()
  func week(_ kind: String) -> Int { kind.count + 10 }
}

extension BlossomCalendar: BlossomCalendarProtocol {}

struct Orchard {
  struct Dependencies {
    var blossomCalendar: any BlossomCalendarProtocol

    static var defaultDependencies: Self {
      Self(blossomCalendar: BlossomCalendar.shared)
    }
  }

  struct Tree {
    struct Dependencies {
      var blossomCalendar: any BlossomCalendarProtocol

      static var defaultDependencies: Self {
        Self(blossomCalendar: BlossomCalendar.shared)
      }
    }

    let kind: String
    var dependencies: Dependencies = .defaultDependencies

    var week: Int { dependencies.blossomCalendar.week(kind) }
  }

  var trees: [Tree] = []
  var dependencies: Dependencies = .defaultDependencies

  mutating func plant(_ kind: String) -> Int {
    trees.append(Tree(kind: kind))
    return trees.map(\.week).max() ?? dependencies.blossomCalendar.week("")
  }
}
