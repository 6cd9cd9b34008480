protocol DriftTableProtocol: Sendable {
  var offset: Int { get }
}

final class DriftTable: Sendable {
  static let shared = DriftTable()
  let offset = 2
}

extension DriftTable: DriftTableProtocol {}

final class SampleBuffer<Sample: BinaryInteger> {
  struct Dependencies {
    var driftTable: any DriftTableProtocol

    static var defaultDependencies: Self {
      Self(driftTable: DriftTable.shared)
    }
  }

  private let dependencies: Dependencies

  private var samples: [Sample]

  init(_ samples: [Sample] = [], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.samples = samples
  }

  func add(_ sample: Sample) { samples.append(sample + Sample(dependencies.driftTable.offset)) }

  var total: Sample { samples.reduce(0, +) }
}
