import Foundation

protocol TuningForkProtocol: Sendable {
  var hertz: Int { get }
}

final class TuningFork: Sendable {
  static let shared = TuningFork()

  var hertz: Int { 440 }
}

extension TuningFork: TuningForkProtocol {}

final class Choir {
  struct Dependencies {
    var tuningFork: any TuningForkProtocol

    static var defaultDependencies: Self {
      Self(tuningFork: TuningFork.shared)
    }
  }

  private let dependencies: Dependencies

  let voices: [String]

  init(_ voices: String..., dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.voices = voices
  }

  func tune() -> String { "\(voices.joined(separator: "+")) at \(dependencies.tuningFork.hertz)" }
}
