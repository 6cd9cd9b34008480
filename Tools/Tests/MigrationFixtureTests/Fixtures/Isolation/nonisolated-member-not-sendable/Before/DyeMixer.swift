final class PigmentShelf {
  nonisolated(unsafe) static let shared = PigmentShelf()
  var grams = ["red": 10]
}

@MainActor
final class DyeMixer {
  init() {}

  func use() -> Int {
    PigmentShelf.shared.grams["red", default: 0] -= 1
    return PigmentShelf.shared.grams["red"] ?? 0
  }

  nonisolated func colours() -> [String] { Array(PigmentShelf.shared.grams.keys) }
}
