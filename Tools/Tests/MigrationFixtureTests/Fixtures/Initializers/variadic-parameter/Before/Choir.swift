import Foundation

final class TuningFork: Sendable {
  static let shared = TuningFork()

  var hertz: Int { 440 }
}

final class Choir {
  let voices: [String]

  init(_ voices: String...) {
    self.voices = voices
  }

  func tune() -> String { "\(voices.joined(separator: "+")) at \(TuningFork.shared.hertz)" }
}
