internal import DepAudit
internal import DepModel

/// A row of blocks that shows how the states of dependencies relate.
struct StateBar {
  let style: TextStyle

  /// The bar, always as wide as told.
  func draw(_ counts: AuditReport.Counts, width: Int) -> String {
    guard counts.total > 0 else { return String(repeating: "·", count: width) }
    return zip(Dependency.State.allCases, Self.cells(counts, width: width))
      .map { state, count in
        style.paint(String(repeating: Self.block(state), count: count), .state(state))
      }
      .joined()
  }

  /// What the blocks mean and what is counted, in a line.
  func legend() -> String {
    Dependency.State.allCases
      .map { style.paint(String(Self.block($0)), .state($0)) + " \($0.rawValue) \($0.unit)s" }
      .joined(separator: "  ")
  }

  /// Blocks of different density, so that the bar can be read without color.
  private static func block(_ state: Dependency.State) -> Character {
    switch state {
    case .hidden: "█"
    case .defaulted: "▓"
    case .transitional: "▒"
    case .injected: "░"
    }
  }

  /// Shares the cells by proportion; whatever occurs gets one, and the largest gives it up.
  static func cells(_ counts: AuditReport.Counts, width: Int) -> [Int] {
    let values = Dependency.State.allCases.map { counts[$0] }
    let total = counts.total
    var cells = values.map { $0 == 0 ? 0 : max(1, $0 * width / total) }
    while cells.reduce(0, +) > width {
      guard let largest = cells.indices.max(by: { cells[$0] < cells[$1] }), cells[largest] > 0
      else { break }
      cells[largest] -= 1
    }
    let byRemainder = values.indices.filter { values[$0] > 0 }.sorted {
      (values[$1] * width % total, $0) < (values[$0] * width % total, $1)
    }
    var missing = width - cells.reduce(0, +)
    for index in byRemainder where missing > 0 {
      cells[index] += 1
      missing -= 1
    }
    return cells
  }
}
