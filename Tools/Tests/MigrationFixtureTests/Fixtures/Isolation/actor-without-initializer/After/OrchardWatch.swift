protocol FrostServiceProtocol: Sendable {
  func warning(_ night: Int) async -> Bool
}

final class FrostService: Sendable {
  static let shared = FrostService()
  func warning(_ night: Int) async -> Bool { night % 2 == 0 }
}

extension FrostService: FrostServiceProtocol {}

actor OrchardWatch {
  struct Dependencies {
    var frostService: any FrostServiceProtocol

    static var defaultDependencies: Self {
      Self(frostService: FrostService.shared)
    }
  }

  private let dependencies: Dependencies

  private var nights = 0
  private(set) var alarms: [Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() async {
    for _ in 0..<4 {
      nights += 1
      if await dependencies.frostService.warning(nights) { alarms.append(nights) }
    }
  }

  nonisolated func ask(_ night: Int) -> Task<Bool, Never> {
    Task { [dependencies] in await dependencies.frostService.warning(night) }
  }
}
