private protocol HoopoeAPIProtocol: Sendable {
  func a()
}

private final class HoopoeAPI: Sendable {
  static let shared = HoopoeAPI()
  func a() { print("a") }
}

extension HoopoeAPI: HoopoeAPIProtocol {}

func hoopoeRun() { HoopoeUser().use() }

private final class HoopoeUser {
  struct Dependencies {
    var step: Int
    var hoopoeAPI: any HoopoeAPIProtocol

    static var defaultDependencies: Self {
      Self(step: 1, hoopoeAPI: HoopoeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    guard dependencies.step > 0 else { return }
    dependencies.hoopoeAPI.a()
  }
}
