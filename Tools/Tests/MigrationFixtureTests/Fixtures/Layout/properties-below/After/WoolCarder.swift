protocol FleeceBinProtocol: Sendable {
  func fleece() -> Int
}

final class FleeceBin: Sendable {
  static let shared = FleeceBin()
  func fleece() -> Int { 4 }
}

extension FleeceBin: FleeceBinProtocol {}

final class WoolCarder {
  struct Dependencies {
    var fleeceBin: any FleeceBinProtocol

    static var defaultDependencies: Self {
      Self(fleeceBin: FleeceBin.shared)
    }
  }

  private let dependencies: Dependencies

  func card() -> Int { dependencies.fleeceBin.fleece() * speed }

  static func rest() -> String { "rest" }

  private let speed: Int

  enum Mode { case slow, fast }

  init(mode: Mode, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    speed = mode == .slow ? 1 : 3
  }
}
