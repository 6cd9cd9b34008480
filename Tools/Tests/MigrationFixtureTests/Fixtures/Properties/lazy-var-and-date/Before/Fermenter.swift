import Foundation

final class Fermenter {
  lazy var started = Date()
  private var sugar = 12

  func ferment() -> Int {
    sugar -= 1
    return started > .distantPast ? sugar : 0
  }
}
