func makeSonde() -> (String, Int) { ("sonde", 30) }

final class SondeStore: Sendable {
  static let shared = SondeStore()
  let sonde = makeSonde()
  let height = [1, 2, 3].map { $0 * 1000 }
}

final class SoundingBalloon {
  struct Dependencies {
    var sondeStore: SondeStore

    static var defaultDependencies: Self {
      Self(sondeStore: SondeStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func launch() -> String { "\(dependencies.sondeStore.sonde.0) \(dependencies.sondeStore.height.last ?? 0)" }
}
