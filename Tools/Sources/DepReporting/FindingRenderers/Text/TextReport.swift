internal import DepAudit

/// The audit for people.
struct TextReport {
  private let report: AuditReport
  private let options: RenderOptions

  init(_ report: AuditReport, options: RenderOptions) {
    self.report = report
    self.options = options
  }

  func render() -> String { Verdict(report, options).text + "\n" }
}
