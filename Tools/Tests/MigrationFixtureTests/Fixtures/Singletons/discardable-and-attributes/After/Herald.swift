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
  struct Dependencies {
    var townBoard: TownBoard

    static var defaultDependencies: Self {
      Self(townBoard: TownBoard.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func proclaim() -> [String] {
    dependencies.townBoard.clear()
    dependencies.townBoard.pin("hear", "ye")
    dependencies.townBoard.pin("rain", "today", separator: "-")
    return dependencies.townBoard.lines
  }
}
