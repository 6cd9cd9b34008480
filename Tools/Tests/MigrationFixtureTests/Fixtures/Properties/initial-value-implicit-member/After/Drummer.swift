import Foundation

final class Metronome: Sendable {
  static let shared = Metronome()

  var beats: Int { 120 }
}

final class Drummer {
  struct Dependencies {
    var metronome: Metronome

    static var defaultDependencies: Self {
      Self(metronome: Metronome.shared)
    }
  }

  var metronome: Metronome

  init(dependencies: Dependencies = .defaultDependencies) {
    metronome = dependencies.metronome
  }

  func play() -> Int { metronome.beats / 2 }
}
