@MainActor
final class AppRoot {
  struct Dependencies {
    static var live: Self { Self() }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeRampSteamer() -> RampSteamer {
    RampSteamer(dependencies: .init())
  }
}
