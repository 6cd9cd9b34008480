import Foundation

final class LapwingMenu {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let titles: [String]
  private let opened: (String) -> Void

  init(
    titles: [String],
    dependencies: Dependencies = .defaultDependencies,
    opened: @escaping (String) -> Void
  ) {
    self.dependencies = dependencies
    self.titles = titles
    self.opened = opened
  }

  func submenu() -> LapwingMenu {
    LapwingMenu(titles: titles.dropLast(), dependencies: dependencies) { [opened] in opened($0) }
  }

  func age(since date: Date) -> Bool { dependencies.now() > date }
}

struct LapwingLeaf {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var depth = 0
  var stamp: Date?
  var dependencies: Dependencies = .defaultDependencies

  func next() -> LapwingLeaf {
    LapwingLeaf(depth: depth + 1, stamp: dependencies.now(), dependencies: dependencies)
  }

  func restarted() -> LapwingLeaf { Self(dependencies: dependencies) }
}
