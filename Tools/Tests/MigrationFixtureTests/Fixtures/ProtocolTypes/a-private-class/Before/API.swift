private final class HoopoeAPI: Sendable {
  static let shared = HoopoeAPI()
  func a() { print("a") }
}

func hoopoeRun() { HoopoeUser().use() }

private final class HoopoeUser {
  struct Dependencies {
    var step: Int

    static var defaultDependencies: Self {
      Self(step: 1)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    guard dependencies.step > 0 else { return }
    HoopoeAPI.shared.a()
  }
}
