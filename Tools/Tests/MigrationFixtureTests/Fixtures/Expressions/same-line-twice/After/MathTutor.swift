protocol Calculator9Protocol: Sendable {
  func add(_ a: Int, _ b: Int) -> Int
  func twice(_ body: () -> Int) -> Int
  var one: Int { get }
}

final class Calculator9: Sendable {
  static let shared = Calculator9()
  func add(_ a: Int, _ b: Int) -> Int { a + b }
  func twice(_ body: () -> Int) -> Int { body() + body() }
  var one: Int { 1 }
}

extension Calculator9: Calculator9Protocol {}

final class MathTutor {
  struct Dependencies {
    var calculator9: any Calculator9Protocol

    static var defaultDependencies: Self {
      Self(calculator9: Calculator9.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func solve() -> Int {
    dependencies.calculator9.add(
      dependencies.calculator9.add(dependencies.calculator9.one, dependencies.calculator9.twice { dependencies.calculator9.one }),
      dependencies.calculator9.twice {
        dependencies.calculator9.add(dependencies.calculator9.one, 1)
      }
    )
  }
}
