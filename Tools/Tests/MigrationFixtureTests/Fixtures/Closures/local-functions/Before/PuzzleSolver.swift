final class WordList: Sendable {
  static let shared = WordList()
  func contains(_ word: String) -> Bool { word.count == 4 }
}

final class PuzzleSolver {
  private var checks: [(String) -> Bool] = []

  init() {}

  func solve(_ words: [String]) -> [String] {
    func isWord(_ word: String) -> Bool {
      return WordList.shared.contains(word)
    }
    checks.append(isWord)
    return words.filter(isWord)
  }

  func again(_ word: String) -> [Bool] { checks.map { $0(word) } }
}
