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
  private var readings: [() -> Int] = []
  private let mark = 10

  /// What calls the function stands in front of it.
  func open() -> Int {
    func setUp() {
      readings.append { measure() }
    }

    func measure() -> Int { Tide6107.shared.rise() }

    setUp()
    return readings.last?() ?? 0
  }

  /// The call stands in front of both.
  func openLater() -> Int {
    let before = Tide6107.shared.height
    setUp()
    func setUp() {
      readings.append(measure)
    }
    func measure() -> Int { Tide6107.shared.rise() }
    return before + (readings.last?() ?? 0)
  }

  /// The function keeps the object already.
  func openMarked() -> Int {
    func measure() -> Int { Tide6107.shared.rise() + mark }
    readings.append(measure)
    return readings.last?() ?? 0
  }
}
