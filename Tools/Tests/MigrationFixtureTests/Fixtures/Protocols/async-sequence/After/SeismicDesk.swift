protocol SeismographProtocol: Sendable {
  func tremors(_ count: Int) -> AsyncStream<Int>
}

final class Seismograph: Sendable {
  static let shared = Seismograph()
  func tremors(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 0..<count { continuation.yield(number * number) }
      continuation.finish()
    }
  }
}

extension Seismograph: SeismographProtocol {}

final class SeismicDesk: Sendable {
  struct Dependencies {
    var seismograph: any SeismographProtocol

    static var defaultDependencies: Self {
      Self(seismograph: Seismograph.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func strongest(_ count: Int) async -> Int {
    var strongest = 0
    for await tremor in dependencies.seismograph.tremors(count) { strongest = max(strongest, tremor) }
    return strongest
  }
}
