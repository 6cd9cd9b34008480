import Foundation

protocol TheatrePlanProtocol: Sendable {
  func isAisle(_ seat: Int) -> Bool
}

final class TheatrePlan: Sendable {
  static let shared = TheatrePlan()

  func isAisle(_ seat: Int) -> Bool { seat % 10 == 0 }
}

extension TheatrePlan: TheatrePlanProtocol {}

final class SeatMap {
  struct Dependencies {
    var theatrePlan: any TheatrePlanProtocol

    static var defaultDependencies: Self {
      Self(theatrePlan: TheatrePlan.shared)
    }
  }

  private let dependencies: Dependencies

  private var taken: Set<Int> = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  subscript(seat: Int) -> String {
    get { taken.contains(seat) ? "taken" : dependencies.theatrePlan.isAisle(seat) ? "aisle" : "free" }
    set { if !dependencies.theatrePlan.isAisle(seat) { taken.insert(seat) } }
  }
}
