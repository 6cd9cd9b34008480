import Foundation

final class GradeTable: Sendable {
  static let shared = GradeTable()

  func grade(_ metres: Int) -> String { metres > 20 ? "hard" : "easy" }
}

struct ClimbingRoute {
  let name: String
  var metres: Int

  func grade() -> String { "\(name): \(GradeTable.shared.grade(metres))" }
}
