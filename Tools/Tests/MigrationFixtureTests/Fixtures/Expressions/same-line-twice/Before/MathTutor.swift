final class Calculator9: Sendable {
  static let shared = Calculator9()
  func add(_ a: Int, _ b: Int) -> Int { a + b }
  func twice(_ body: () -> Int) -> Int { body() + body() }
  var one: Int { 1 }
}

final class MathTutor {
  init() {}

  func solve() -> Int {
    Calculator9.shared.add(
      Calculator9.shared.add(Calculator9.shared.one, Calculator9.shared.twice { Calculator9.shared.one }),
      Calculator9.shared.twice {
        Calculator9.shared.add(Calculator9.shared.one, 1)
      }
    )
  }
}
