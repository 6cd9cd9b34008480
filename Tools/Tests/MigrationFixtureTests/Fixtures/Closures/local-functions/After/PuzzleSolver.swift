protocol WordListProtocol: Sendable {
  func contains(_ word: String) -> Bool
}

final class WordList: Sendable {
  static let shared = WordList()
  func contains(_ word: String) -> Bool { word.count == 4 }
}

extension WordList: WordListProtocol {}

final class PuzzleSolver {
  struct Dependencies {
    var wordList: any WordListProtocol

    static var defaultDependencies: Self {
      Self(wordList: WordList.shared)
    }
  }

  private let dependencies: Dependencies

  private var checks: [(String) -> Bool] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func solve(_ words: [String]) -> [String] {
    let dependencies = self.dependencies
    func isWord(_ word: String) -> Bool {
      return dependencies.wordList.contains(word)
    }
    checks.append(isWord)
    return words.filter(isWord)
  }

  func again(_ word: String) -> [Bool] { checks.map { $0(word) } }
}
