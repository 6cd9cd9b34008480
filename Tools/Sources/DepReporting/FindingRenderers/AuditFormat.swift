package import DepAudit

/// The forms in which an audit can be written.
package enum AuditFormat: String, CaseIterable, Sendable {
  case text, xcode, github, sarif, json, html

  /// Writes a report in this form; equal reports and options give equal bytes.
  package func render(_ report: AuditReport, options: RenderOptions) -> String {
    let shown = options.filtered(report)
    return switch self {
    case .text: TextReport(report, options: options).render()
    case .xcode: XcodeReport(report: shown, options: options).render()
    case .github: GitHubReport(report: shown, options: options).render()
    case .sarif: SARIFReport(report: shown, options: options).render()
    case .json: JSONReport(report: shown, options: options).render()
    case .html: HTMLReport(report: shown, options: options).render()
    }
  }
}
