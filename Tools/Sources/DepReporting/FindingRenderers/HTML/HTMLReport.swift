internal import DepAudit

/// The audit as one page that needs nothing else.
struct HTMLReport {
  private let report: AuditReport
  private let options: RenderOptions

  init(_ report: AuditReport, options: RenderOptions) {
    self.report = options.filtered(report)
    self.options = options
  }

  func render() -> String { "" }
}
