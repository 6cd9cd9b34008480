final class InkPad: Sendable {
  static let shared = InkPad()
  func press(_ text: String) -> String { "[\(text)]" }
}

final class StampMachine {
  private var press: (String) -> String

  init() {
    press = InkPad.shared.press
  }

  func stamp(_ words: [String]) -> [String] { words.map(InkPad.shared.press) }

  func one(_ word: String) -> String { press(word) }
}
