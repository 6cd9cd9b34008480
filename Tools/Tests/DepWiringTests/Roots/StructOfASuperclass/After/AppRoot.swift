@MainActor
final class AppRoot {
  struct Dependencies {
    var tideAlmanac: TideAlmanac
    static var live: Self { Self(tideAlmanac: TideAlmanac.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeRampSteamer() -> RampSteamer {
    RampSteamer(
      dependencies: .init(rampDeck: RampDeck(), base: .init(tideAlmanac: dependencies.tideAlmanac)))
  }
}
