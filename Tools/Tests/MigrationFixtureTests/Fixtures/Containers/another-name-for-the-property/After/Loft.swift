final class LoftClock1410: Sendable {
  static let shared = LoftClock1410()
  func time() -> String { "noon" }
}

final class Loft1410 {
  struct Dependencies {
    var loftClock1410: LoftClock1410

    static var defaultDependencies: Self {
      Self(loftClock1410: LoftClock1410.shared)
    }
  }

  private let needed: Dependencies

  private let dependencies = ["beam", "rafter"]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.needed = dependencies
  }

  func show() -> String { "\(dependencies) at \(needed.loftClock1410.time())" }
}

final class LoftFull1410 {
  private let dependencies: [String]

  init(_ beam: String) { dependencies = [beam] }

  func show() -> String { "\(dependencies) at \(LoftClock1410.shared.time())" }
}
