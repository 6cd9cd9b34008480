internal import DepAudit
internal import DepFacts
internal import DepModel

/// The places that are not counted and the files that were not read, folded at first.
struct PageAside {
  let report: AuditReport

  func markup() -> String { notCounted() + skippedFiles() }

  private func notCounted() -> String {
    guard !report.exemptUses.isEmpty else { return "" }
    let groups = ExemptUse.Reason.allCases.enumerated().compactMap { index, reason -> String? in
      let count = report.exemptUses.count { $0.reason == reason }
      guard count > 0 else { return nil }
      let title = HTMLText("\(Counted.grouped(count)) \(AsideSummary.phrase(reason))").escaped
      return "<details data-reason=\"\(index)\"><summary>\(title)</summary></details>\n"
    }
    return """
      <section>
      <h2>Not counted</h2>
      <p class="muted">These places look like hidden dependencies, but are allowed.</p>
      \(groups.joined())</section>

      """
  }

  private func skippedFiles() -> String {
    guard !report.skippedFiles.isEmpty else { return "" }
    let items = report.skippedFiles.map {
      """
      <li><code>\(HTMLText($0.path).escaped)</code> \
      <span class="muted">\(HTMLText($0.reason).escaped)</span></li>

      """
    }
    return """
      <section>
      <h2>Excluded</h2>
      <details><summary>\(Counted.noun(report.skippedFiles.count, "path"))</summary>
      <ul class="plain-list">
      \(items.joined())</ul></details>
      </section>

      """
  }
}
