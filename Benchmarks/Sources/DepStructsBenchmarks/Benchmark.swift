import Foundation

/// Measures comparisons one after the other, and prints each as soon as it is there.
struct Benchmark {
  let comparisons: [Comparison]
  let isSmoke: Bool

  /// Returns the rows.
  ///
  /// - Throws: What makes them worthless: a process that failed, or a number that is no time.
  func run() throws -> [Row] {
    var table = Table(for: comparisons)
    show(table.heading)
    return try comparisons.map { comparison in
      let row = try measure(comparison)
      show(table.lines(row))
      return row
    }
  }

  private func measure(_ comparison: Comparison) throws -> Row {
    var samples = Samples()
    for process in 0..<Effort(isSmoke: isSmoke).processes {
      let order: SampleProcess.Order = process.isMultiple(of: 2) ? .baseline : .candidate
      samples.append(
        try SampleProcess.samples(of: comparison, order, isSmoke: isSmoke))
    }
    guard samples.arePlausible else {
      throw Failure(message: "\(comparison.name): measured what is not a time, \(samples)")
    }
    return Row(comparison, samples)
  }

  /// Prints without a buffer, so that a row can be read while the next is measured.
  private func show(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
