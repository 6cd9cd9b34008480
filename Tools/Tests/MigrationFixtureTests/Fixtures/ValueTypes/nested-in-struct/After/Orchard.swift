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

  private let dependencies: Dependencies

  struct Tree {
    struct Dependencies {
      var blossomCalendar: any BlossomCalendarProtocol

      static var defaultDependencies: Self {
        Self(blossomCalendar: BlossomCalendar.shared)
      }
    }

    private let dependencies: Dependencies

    let kind: String

    init(kind: String, dependencies: Dependencies = .defaultDependencies) {
      self.kind = kind
      self.dependencies = dependencies
    }

    var week: Int { dependencies.blossomCalendar.week(kind) }
  }

  var trees: [Tree] = []

  init(trees: [Tree] = [], dependencies: Dependencies = .defaultDependencies) {
    self.trees = trees
    self.dependencies = dependencies
  }

  mutating func plant(_ kind: String) -> Int {
    trees.append(Tree(kind: kind))
    return trees.map(\.week).max() ?? dependencies.blossomCalendar.week("")
  }
}
