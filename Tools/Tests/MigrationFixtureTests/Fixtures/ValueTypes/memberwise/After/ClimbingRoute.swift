import Foundation

protocol GradeTableProtocol: Sendable {
  func grade(_ metres: Int) -> String
}

final class GradeTable: Sendable {
  static let shared = GradeTable()

  func grade(_ metres: Int) -> String { metres > 20 ? "hard" : "easy" }
}

extension GradeTable: GradeTableProtocol {}

struct ClimbingRoute {
  struct Dependencies {
    var gradeTable: any GradeTableProtocol

    static var defaultDependencies: Self {
      Self(gradeTable: GradeTable.shared)
    }
  }

  let name: String
  var metres: Int
  var dependencies: Dependencies = .defaultDependencies

  func grade() -> String { "\(name): \(dependencies.gradeTable.grade(metres))" }
}
