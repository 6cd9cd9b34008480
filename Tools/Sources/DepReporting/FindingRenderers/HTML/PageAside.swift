internal import DepAudit
internal import DepFacts
internal import DepModel

/// What was seen and is not counted, and what was not read; closed until somebody opens it.
struct PageAside {
  let report: AuditReport

  func markup() -> String { notCounted() + leftOut() }

  private func notCounted() -> String {
    guard !report.setAside.isEmpty else { return "" }
    let groups = SetAside.Reason.allCases.enumerated().compactMap { index, reason -> String? in
      let count = report.setAside.count { $0.reason == reason }
      guard count > 0 else { return nil }
      let title = HTMLText("\(Counted.grouped(count)) \(AsideSummary.phrase(reason))").escaped
      return "<details data-reason=\"\(index)\"><summary>\(title)</summary></details>\n"
    }
    return """
      <section>
      <h2>Not counted</h2>
      <p class="muted">These places look like hidden dependencies, and are where they belong.</p>
      \(groups.joined())</section>

      """
  }

  private func leftOut() -> String {
    guard !report.leftOut.isEmpty else { return "" }
    let items = report.leftOut.map {
      """
      <li><code>\(HTMLText($0.path).escaped)</code> \
      <span class="muted">\(HTMLText($0.reason).escaped)</span></li>

      """
    }
    return """
      <section>
      <h2>Left out</h2>
      <details><summary>\(Counted.noun(report.leftOut.count, "path"))</summary>
      <ul class="plain-list">
      \(items.joined())</ul></details>
      </section>

      """
  }
}
