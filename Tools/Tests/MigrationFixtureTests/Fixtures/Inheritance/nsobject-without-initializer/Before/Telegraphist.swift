import Foundation

final class MorseBook: Sendable {
  static let shared = MorseBook()

  func code(_ letter: String) -> String { letter == "e" ? "." : "-" }
}

class Telegraphist: NSObject {
  private var sent = 0

  func send(_ text: String) -> String {
    sent += 1
    return text.map { MorseBook.shared.code(String($0)) }.joined()
  }
}
