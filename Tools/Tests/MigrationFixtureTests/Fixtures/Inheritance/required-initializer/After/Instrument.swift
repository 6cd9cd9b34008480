import Foundation

protocol PitchPipeProtocol: Sendable {
  func note(_ strings: Int) -> String
}

final class PitchPipe: Sendable {
  static let shared = PitchPipe()

  func note(_ strings: Int) -> String { strings > 4 ? "E" : "G" }
}

extension PitchPipe: PitchPipeProtocol {}

class Instrument {
  struct Dependencies {
    var pitchPipe: any PitchPipeProtocol

    static var defaultDependencies: Self {
      Self(pitchPipe: PitchPipe.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let strings: Int

  required init(strings: Int) {
    self.strings = strings
  }

  func note() -> String { dependencies.pitchPipe.note(strings) }

  static func pair() -> [Instrument] { [Self(strings: 6), Self(strings: 4)] }
}

final class Banjo: Instrument {
  let colour: String

  required init(strings: Int) {
    colour = "brown"
    super.init(strings: strings)
  }
}
