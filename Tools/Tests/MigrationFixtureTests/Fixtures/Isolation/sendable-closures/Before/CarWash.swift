final class WashProgram: Sendable {
  static let shared = WashProgram()
  func steps(_ car: String) -> [String] { ["rinse \(car)", "wax \(car)"] }
}

func runOffMain(_ job: @escaping @Sendable () -> [String]) async -> [String] {
  await Task.detached { job() }.value
}

final class CarWash {
  init() {}

  func wash(_ car: String) async -> [String] {
    let wash: @Sendable () -> [String] = { WashProgram.shared.steps(car) }
    return await runOffMain(wash) + runOffMain { WashProgram.shared.steps("next") }
  }
}
