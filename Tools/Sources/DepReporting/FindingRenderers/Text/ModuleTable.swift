internal import DepAudit
internal import DepModel

/// How far each module is, a line each.
struct ModuleTable {
  private static let numberColumns = Dependency.State.allCases.map(\.rawValue)

  let modules: [AuditReport.Module]
  let totals: AuditReport.Counts
  let lineCount: Int
  let width: Int
  let showsAll: Bool
  let style: TextStyle

  func lines() -> [String] {
    let shown = modules.filter { $0.counts.total > 0 }
    guard !shown.isEmpty else { return [] }
    let layout = Layout(
      names: shown.map(\.name) + ["total"], lineCounts: shown.map(\.lineCount) + [lineCount],
      width: width)
    var lines = [style.paint(header(layout), .strong)]
    lines += shown.map { row($0.name, $0.lineCount, $0.counts, layout) }
    if shown.count > 1 {
      lines.append(style.paint(row("total", lineCount, totals, layout), .strong))
    }
    lines += ["", StateBar(style: style).legend()]
    return lines + silent()
  }

  private func silent() -> [String] {
    let names = modules.filter { $0.counts.total == 0 }.map(\.name)
    guard !names.isEmpty else { return [] }
    let limit = showsAll ? names.count : 8
    let rest = names.count > limit ? " and \(names.count - limit) more (--all)" : ""
    return [
      "\(Counted.noun(names.count, "module")) without dependencies: "
        + names.prefix(limit).joined(separator: ", ") + rest
    ]
  }

  private func header(_ layout: Layout) -> String {
    let numbers = Self.numberColumns.map { "  " + $0 }.joined()
    return DisplayWidth.fit("module", layout.name)
      + DisplayWidth.alignRight("lines", layout.lines) + "  "
      + DisplayWidth.fit("", layout.bar) + numbers
  }

  private func row(
    _ name: String, _ lineCount: Int, _ counts: AuditReport.Counts, _ layout: Layout
  ) -> String {
    let numbers = Dependency.State.allCases.map {
      DisplayWidth.alignRight(Counted.grouped(counts[$0]), $0.rawValue.count + 2)
    }
    return DisplayWidth.fit(name, layout.name)
      + DisplayWidth.alignRight(Counted.grouped(lineCount), layout.lines) + "  "
      + StateBar(style: style).draw(counts, width: layout.bar) + numbers.joined()
  }

  private struct Layout {
    let name: Int
    let lines: Int
    let bar: Int

    init(names: [String], lineCounts: [Int], width: Int) {
      lines = 2 + (lineCounts.map { Counted.grouped($0).count } + [7]).reduce(0, max)
      let numbers = numberColumns.reduce(0) { $0 + $1.count + 2 }
      bar = width >= 100 ? 20 : 10
      let room = width - numbers - lines - 2 - bar
      let longest = names.map { DisplayWidth.of($0) }.max() ?? 0
      name = min(max(longest, 6), max(room, 12))
    }
  }
}
