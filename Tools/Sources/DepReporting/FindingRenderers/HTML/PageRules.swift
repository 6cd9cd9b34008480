internal import DepAudit

/// What the rules say that occur on the page.
struct PageRules {
  let report: AuditReport

  func markup() -> String {
    let used = Set((report.findings + report.known + report.suppressed).map(\.rule))
    let shown = Rule.all.filter { used.contains($0.name) }
    guard !shown.isEmpty else { return "" }
    let items = shown.map {
      """
      <dt><code>\($0.name.rawValue)</code></dt>\
      <dd>\(HTMLText($0.summary).escaped)</dd>

      """
    }
    return """
      <section>
      <h2>Rules</h2>
      <p class="muted">More on each: <code>depstructs explain RULE</code></p>
      <dl class="rules">
      \(items.joined())</dl>
      </section>

      """
  }
}
