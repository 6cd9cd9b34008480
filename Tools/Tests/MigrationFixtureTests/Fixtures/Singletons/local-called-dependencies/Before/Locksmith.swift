import Foundation

final class KeyBoard: Sendable {
  static let shared = KeyBoard()
  func hook(_ key: String) -> Int { key.count }
}

final class Locksmith {
  func cut(_ dependencies: [String]) -> [Int] {
    dependencies.map { KeyBoard.shared.hook($0) }
  }

  func order() -> Int {
    let dependencies = 3
    return dependencies + KeyBoard.shared.hook("brass")
  }
}
