import Foundation

final class LapwingMenu {
  private let titles: [String]
  private let opened: (String) -> Void

  init(titles: [String], opened: @escaping (String) -> Void) {
    self.titles = titles
    self.opened = opened
  }

  func submenu() -> LapwingMenu {
    LapwingMenu(titles: titles.dropLast()) { [opened] in opened($0) }
  }

  func age(since date: Date) -> Bool { Date() > date }
}

struct LapwingLeaf {
  var depth = 0
  var stamp: Date?

  func next() -> LapwingLeaf {
    LapwingLeaf(depth: depth + 1, stamp: Date())
  }

  func restarted() -> LapwingLeaf { Self() }
}
