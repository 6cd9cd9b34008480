import Foundation

final class Tide6107: @unchecked Sendable {
  static let shared = Tide6107()
  var height = 3
  func rise() -> Int {
    height += 1
    return height
  }
}

final class Harbour6107 {
  struct Dependencies {
    var tide6107: Tide6107

    static var defaultDependencies: Self {
      Self(tide6107: Tide6107.shared)
    }
  }

  private let dependencies: Dependencies

  private var readings: [() -> Int] = []
  private let mark = 10

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  /// What calls the function stands in front of it.
  func open() -> Int {
    let dependencies = self.dependencies
    func setUp() {
      readings.append { measure() }
    }

    func measure() -> Int { dependencies.tide6107.rise() }

    setUp()
    return readings.last?() ?? 0
  }

  /// The call stands in front of both.
  func openLater() -> Int {
    let dependencies = self.dependencies
    let before = dependencies.tide6107.height
    setUp()
    func setUp() {
      readings.append(measure)
    }
    func measure() -> Int { dependencies.tide6107.rise() }
    return before + (readings.last?() ?? 0)
  }

  /// The function keeps the object already.
  func openMarked() -> Int {
    func measure() -> Int { dependencies.tide6107.rise() + mark }
    readings.append(measure)
    return readings.last?() ?? 0
  }
}
