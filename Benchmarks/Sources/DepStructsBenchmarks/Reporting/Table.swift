import Foundation

/// The results as lines for people, with the rows of a baseline under its name.
struct Table {
  private let width: Int
  private var baseline: String?

  init(for comparisons: [Comparison]) {
    width = comparisons.map(\.name.count).max() ?? 0
  }

  /// The heading of the columns.
  var heading: String {
    line("", "ns", "baseline", "ns more", "ratio", "lowest", "highest")
  }

  /// The line of a row, after the name of its baseline where that is another than before.
  mutating func lines(_ row: Row) -> String {
    let line = line(
      row.name,
      number(row.nanosecondsMedian, decimals: 2),
      number(row.baselineNanosecondsMedian, decimals: 2),
      number(row.nanosecondsMedian - row.baselineNanosecondsMedian, decimals: 2),
      number(row.ratioMedian, decimals: 3),
      number(row.ratioMin, decimals: 3),
      number(row.ratioMax, decimals: 3))
    guard baseline != row.baseline else { return line }
    baseline = row.baseline
    return "\n\(row.baseline) = 1\n\(line)"
  }

  private func line(_ name: String, _ columns: String...) -> String {
    let name = "  " + name + String(repeating: " ", count: width - name.count)
    return name + columns.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private func number(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
