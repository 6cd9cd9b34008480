protocol InkPadProtocol: Sendable {
  func press(_ text: String) -> String
}

final class InkPad: Sendable {
  static let shared = InkPad()
  func press(_ text: String) -> String { "[\(text)]" }
}

extension InkPad: InkPadProtocol {}

final class StampMachine {
  struct Dependencies {
    var inkPad: any InkPadProtocol

    static var defaultDependencies: Self {
      Self(inkPad: InkPad.shared)
    }
  }

  private let dependencies: Dependencies

  private var press: (String) -> String

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    press = dependencies.inkPad.press
  }

  func stamp(_ words: [String]) -> [String] { words.map(dependencies.inkPad.press) }

  func one(_ word: String) -> String { press(word) }
}
