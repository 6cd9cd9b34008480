import Foundation

final class PitchPipe: Sendable {
  static let shared = PitchPipe()

  func note(_ strings: Int) -> String { strings > 4 ? "E" : "G" }
}

class Instrument {
  let strings: Int

  required init(strings: Int) {
    self.strings = strings
  }

  func note() -> String { PitchPipe.shared.note(strings) }

  static func pair() -> [Instrument] { [Self(strings: 6), Self(strings: 4)] }
}

final class Banjo: Instrument {
  let colour: String

  required init(strings: Int) {
    colour = "brown"
    super.init(strings: strings)
  }
}
