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
    var hoopoeAPI: any HoopoeAPIProtocol

    static var defaultDependencies: Self {
      Self(hoopoeAPI: HoopoeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.hoopoeAPI.a()
  }
}
