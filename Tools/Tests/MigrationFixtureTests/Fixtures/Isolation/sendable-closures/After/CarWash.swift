protocol WashProgramProtocol: Sendable {
  func steps(_ car: String) -> [String]
}

final class WashProgram: Sendable {
  static let shared = WashProgram()
  func steps(_ car: String) -> [String] { ["rinse \(car)", "wax \(car)"] }
}

extension WashProgram: WashProgramProtocol {}

func runOffMain(_ job: @escaping @Sendable () -> [String]) async -> [String] {
  await Task.detached { job() }.value
}

final class CarWash {
  struct Dependencies {
    var washProgram: any WashProgramProtocol

    static var defaultDependencies: Self {
      Self(washProgram: WashProgram.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func wash(_ car: String) async -> [String] {
    let wash: @Sendable () -> [String] = { [dependencies] in dependencies.washProgram.steps(car) }
    return await runOffMain(wash) + runOffMain { [dependencies] in dependencies.washProgram.steps("next") }
  }
}
