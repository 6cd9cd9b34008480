final class Hardest: GradeTableProtocol {
  func grade(_ metres: Int) -> String { "9c" }
}
let route = ClimbingRoute(name: "S", metres: 1, dependencies: .init(gradeTable: Hardest()))
expect(route.grade() == "S: 9c", "the mock is asked")
