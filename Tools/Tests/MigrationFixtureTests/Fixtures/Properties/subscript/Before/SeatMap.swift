import Foundation

final class TheatrePlan: Sendable {
  static let shared = TheatrePlan()

  func isAisle(_ seat: Int) -> Bool { seat % 10 == 0 }
}

final class SeatMap {
  private var taken: Set<Int> = []

  subscript(seat: Int) -> String {
    get { taken.contains(seat) ? "taken" : TheatrePlan.shared.isAisle(seat) ? "aisle" : "free" }
    set { if !TheatrePlan.shared.isAisle(seat) { taken.insert(seat) } }
  }
}
