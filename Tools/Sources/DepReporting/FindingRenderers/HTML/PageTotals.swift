internal import DepAudit
internal import DepModel

/// The sum of all modules, and how the audit ends.
struct PageTotals {
  let report: AuditReport
  let conclusion: Conclusion

  func markup() -> String {
    let totals = report.totals
    let figures = Dependency.State.allCases.map { state in
      """
      <div><dt><span class="swatch \(state.rawValue)"></span>\(state.rawValue) \(state.unit)s</dt>\
      <dd>\(Counted.grouped(totals[state]))</dd></div>

      """
    }
    let outcome = report.fails ? "fails" : "passes"
    return """
      <section class="totals" aria-label="Totals">
      \(totals.total == 0 ? "" : PageBar(counts: totals).markup())
      <dl class="figures">
      \(figures.joined())</dl>
      <p class="verdict \(outcome)">\(HTMLText(conclusion.text).escaped)</p>
      </section>

      """
  }
}
