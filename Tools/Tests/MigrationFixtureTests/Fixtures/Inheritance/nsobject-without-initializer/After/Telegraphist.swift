import Foundation

protocol MorseBookProtocol: Sendable {
  func code(_ letter: String) -> String
}

final class MorseBook: Sendable {
  static let shared = MorseBook()

  func code(_ letter: String) -> String { letter == "e" ? "." : "-" }
}

extension MorseBook: MorseBookProtocol {}

class Telegraphist: NSObject {
  struct Dependencies {
    var morseBook: any MorseBookProtocol

    static var defaultDependencies: Self {
      Self(morseBook: MorseBook.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var sent = 0

  func send(_ text: String) -> String {
    sent += 1
    return text.map { dependencies.morseBook.code(String($0)) }.joined()
  }
}
