import Foundation

final class Dictionary1911: Sendable {
  static let shared = Dictionary1911()
  func isWord(_ text: String) -> Bool { text.count > 2 }
  func fix(_ text: String) -> String { text + "e" }
}

final class Proofreader {
  func check(_ words: [String]) -> [String] {
    words.filter(Dictionary1911.shared.isWord).map(Dictionary1911.shared.fix(_:))
  }
}
