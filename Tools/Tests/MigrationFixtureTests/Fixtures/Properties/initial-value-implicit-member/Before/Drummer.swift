import Foundation

final class Metronome: Sendable {
  static let shared = Metronome()

  var beats: Int { 120 }
}

final class Drummer {
  var metronome: Metronome = .shared

  init() {}

  func play() -> Int { metronome.beats / 2 }
}
