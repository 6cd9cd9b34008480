/// One line of the results.
struct Row: Sendable {
  let name: String
  let baseline: String
  /// Nanoseconds that one turn took.
  let nanosecondsMedian: Double
  /// Nanoseconds that one turn of the baseline took; not saved.
  let baselineNanosecondsMedian: Double
  let ratioMedian: Double
  let ratioMin: Double
  let ratioMax: Double

  init(_ comparison: Comparison, _ samples: Samples) {
    let ratios = Spread(samples.ratios)
    name = comparison.name
    baseline = comparison.baselineName
    nanosecondsMedian = Spread(samples.candidate).median
    baselineNanosecondsMedian = Spread(samples.baseline).median
    ratioMedian = ratios.median
    ratioMin = ratios.minimum
    ratioMax = ratios.maximum
  }
}

extension Row: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case baseline
    case nanosecondsMedian = "nanoseconds_median"
    case ratioMedian = "ratio_median"
    case ratioMin = "ratio_min"
    case ratioMax = "ratio_max"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(nanosecondsMedian, forKey: .nanosecondsMedian)
    try container.encode(ratioMedian, forKey: .ratioMedian)
    try container.encode(ratioMin, forKey: .ratioMin)
    try container.encode(ratioMax, forKey: .ratioMax)
  }
}
