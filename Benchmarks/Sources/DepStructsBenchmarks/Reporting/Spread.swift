/// The middle and the ends of a list of numbers.
struct Spread: Sendable {
  let minimum: Double
  let median: Double
  let maximum: Double

  /// Summarizes the numbers; without any, nothing is a number.
  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    minimum = sorted.first ?? .nan
    maximum = sorted.last ?? .nan
    guard !sorted.isEmpty else {
      median = .nan
      return
    }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2
      : sorted[middle]
  }
}
