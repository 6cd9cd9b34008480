import Foundation

/// What was measured, in seconds for each round.
struct Figures {
  var byteCount: Int
  var fileCount: Int
  var jobs: Int
  var cold: [Double] = []
  var warm: [Double] = []
  var uncached: [Double] = []
  /// A dry run over all types, without a cache.
  var migrate: [Double] = []
  var parse: [Double] = []
  var format: [Double] = []
  /// The peak of resident memory of the cold audit.
  var toolPeakBytes = 0

  init(byteCount: Int, fileCount: Int, jobs: Int) {
    self.byteCount = byteCount
    self.fileCount = fileCount
    self.jobs = jobs
  }

  private var rows: [(name: String, seconds: [Double])] {
    [
      ("bare parser", parse), ("audit, cold", cold), ("audit, no cache", uncached),
      ("audit, warm", warm), ("migrate --all, dry run", migrate), ("swift format lint", format),
    ].filter { !$0.1.isEmpty }
  }

  private var ratios: [(name: String, value: Double)] {
    var ratios = [
      ("audit cold / bare parser", cold.least / parse.least),
      ("audit no cache / bare parser", uncached.least / parse.least),
      ("audit warm / audit cold", warm.least / cold.least),
      ("migrate --all / audit cold", migrate.least / cold.least),
    ]
    if !format.isEmpty {
      ratios.append(("swift format lint / audit cold", format.least / cold.least))
    }
    return ratios
  }

  var table: String {
    let head = "\(fileCount) files, \(byteCount / 1_000_000) MB, \(jobs) threads"
    let times = rows.map { row in
      String(
        format: "%@ %8.3f s least, %8.3f s median", row.name.padded, row.seconds.least,
        row.seconds.middle)
    }
    let quotients = ratios.map { String(format: "%@ %8.2f", $0.name.padded, $0.value) }
    let memory = "peak memory of the cold audit  \(toolPeakBytes / 1_000_000) MB"
    return ([head] + times + quotients + [memory]).joined(separator: "\n")
  }

  var json: String {
    let times = rows.map { row in
      "\"\(row.name)\": [\(row.seconds.map { String(format: "%.4f", $0) }.joined(separator: ", "))]"
    }
    let quotients = ratios.map { "\"\($0.name)\": \(String(format: "%.3f", $0.value))" }
    return """
      {
        "bytes": \(byteCount), "files": \(fileCount), "threads": \(jobs),
        "peakBytes": \(toolPeakBytes),
        "seconds": { \(times.joined(separator: ", ")) },
        "ratios": { \(quotients.joined(separator: ", ")) }
      }

      """
  }
}

extension [Double] {
  var least: Double { self.min() ?? .nan }
  var middle: Double { isEmpty ? .nan : sorted()[count / 2] }
}

extension String {
  var padded: String { self + String(repeating: " ", count: Swift.max(1, 30 - count)) }
}
