final class DriftTable: Sendable {
  static let shared = DriftTable()
  let offset = 2
}

final class SampleBuffer<Sample: BinaryInteger> {
  private var samples: [Sample]

  init(_ samples: [Sample] = []) {
    self.samples = samples
  }

  func add(_ sample: Sample) { samples.append(sample + Sample(DriftTable.shared.offset)) }

  var total: Sample { samples.reduce(0, +) }
}
