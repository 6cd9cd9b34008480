import Foundation

protocol KeyBoardProtocol: Sendable {
  func hook(_ key: String) -> Int
}

final class KeyBoard: Sendable {
  static let shared = KeyBoard()
  func hook(_ key: String) -> Int { key.count }
}

extension KeyBoard: KeyBoardProtocol {}

final class Locksmith {
  struct Dependencies {
    var keyBoard: any KeyBoardProtocol

    static var defaultDependencies: Self {
      Self(keyBoard: KeyBoard.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cut(_ dependencies: [String]) -> [Int] {
    dependencies.map { self.dependencies.keyBoard.hook($0) }
  }

  func order() -> Int {
    let dependencies = 3
    return dependencies + self.dependencies.keyBoard.hook("brass")
  }
}
