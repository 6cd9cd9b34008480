final class PigmentShelf {
  nonisolated(unsafe) static let shared = PigmentShelf()
  var grams = ["red": 10]
}

@MainActor
final class DyeMixer {
  struct Dependencies {
    var pigmentShelf: @Sendable () -> PigmentShelf

    static var defaultDependencies: Self {
      Self(pigmentShelf: { PigmentShelf.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() -> Int {
    dependencies.pigmentShelf().grams["red", default: 0] -= 1
    return dependencies.pigmentShelf().grams["red"] ?? 0
  }

  nonisolated func colours() -> [String] { Array(dependencies.pigmentShelf().grams.keys) }
}
