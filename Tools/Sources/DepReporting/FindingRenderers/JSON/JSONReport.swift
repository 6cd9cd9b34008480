internal import DepAudit
internal import DepFacts
internal import DepModel

/// The whole audit for programs; the form is described by `Documentation/audit.schema.json`.
struct JSONReport {
  /// Grows when a field changes its meaning or goes; new fields leave it as it is.
  static let version = 1

  let report: AuditReport
  let options: RenderOptions

  func render() -> String {
    var writer = JSONWriter()
    writer.block([
      ("version", { $0.value(Self.version) }),
      ("tool", tool),
      ("summary", summary),
      ("modules", { $0.lines(report.modules, Self.write) }),
      (
        "types",
        { $0.lines(report.types) { writer, type in writer.object { Self.write(&$0, type) } } }
      ),
      ("next", { $0.lines(report.next, Self.write) }),
      ("findings", { $0.lines(reported, Self.write) }),
      ("known", { $0.lines(report.known, Self.write) }),
      ("suppressed", { $0.lines(report.suppressed, Self.write) }),
      ("stale", { $0.lines(report.stale, Self.write) }),
      ("notCounted", { $0.lines(report.exemptUses, Self.write) }),
      ("containers", { $0.lines(report.containers, ContainerJSON.write) }),
      ("leftOut", { $0.lines(report.skippedFiles, Self.write) }),
    ])
    writer.finish()
    return writer.text
  }

  private var reported: [Finding] { report.findings.filter { $0.severity > .off } }

  private func tool(_ writer: inout JSONWriter) {
    writer.object { $0.toolFields(version: options.toolVersion) }
  }

  private func summary(_ writer: inout JSONWriter) {
    writer.object {
      $0.field("files", report.fileCount)
      $0.field("testFiles", report.testFileCount)
      $0.field("lines", report.lineCount)
      $0.field("counts") { Self.write(&$0, report.totals) }
      $0.field("errors", report.findings.count { $0.severity == .error })
      $0.field("warnings", report.findings.count { $0.severity == .warning })
      $0.field("notes", report.findings.count { $0.severity == .note })
      $0.field("known", report.known.count)
      $0.field("suppressed", report.suppressed.count)
      $0.field("stale", report.stale.count)
      $0.field("notCounted", report.exemptUses.count)
      $0.field("leftOut", report.skippedFiles.count)
      $0.field("fails", report.fails && !options.reportsOnly)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ counts: AuditReport.Counts) {
    writer.object {
      for state in Dependency.State.allCases {
        switch state {
        case .hidden: $0.field("hidden", counts.hidden)
        case .defaulted: $0.field("defaulted", counts.defaulted)
        case .transitional: $0.field("transitional", counts.transitional)
        case .injected: $0.field("injected", counts.injected)
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ module: AuditReport.Module) {
    writer.object {
      $0.field("name", module.name)
      $0.field("files", module.fileCount)
      $0.field("lines", module.lineCount)
      $0.field("counts") { write(&$0, module.counts) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ type: AuditReport.TypeSummary) {
    writer.field("name", type.name)
    writer.field("module", type.module)
    writer.field("file", type.file)
    writer.field("line", Int(type.position.line))
    writer.field("column", Int(type.position.column))
    writer.field("counts") { write(&$0, type.counts) }
  }

  private static func write(_ writer: inout JSONWriter, _ candidate: AuditReport.Candidate) {
    writer.object {
      write(&$0, candidate.type)
      $0.field("reason", candidate.reason)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object {
      $0.field("rule", finding.rule.rawValue)
      $0.field("state") { write(&$0, finding.state?.rawValue) }
      $0.field("severity", finding.severity.rawValue)
      $0.field("file", finding.file)
      $0.field("line", Int(finding.position.line))
      $0.field("column", Int(finding.position.column))
      $0.field("expression", finding.expression)
      $0.field("module", finding.module)
      $0.field("type", finding.type)
      $0.field("member", finding.member)
      $0.field("message", finding.message)
      $0.field("repair", finding.repair)
      $0.field("command") { write(&$0, finding.command) }
      $0.field("field") { write(&$0, finding.field) }
      $0.field("reaches") { $0.array(finding.reaches, EffectReport.write) }
      $0.field("notes") { $0.array(finding.notes, write) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ note: FindingNote) {
    writer.object {
      $0.field("message", note.message)
      $0.field("file") { write(&$0, note.file) }
      $0.field("line") { write(&$0, note.position.map { Int($0.line) }) }
      $0.field("column") { write(&$0, note.position.map { Int($0.column) }) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ number: Int?) {
    if let number { writer.value(number) } else { writer.null() }
  }

  private static func write(_ writer: inout JSONWriter, _ text: String?) {
    if let text { writer.value(text) } else { writer.null() }
  }

  private static func write(_ writer: inout JSONWriter, _ entry: BaselineEntry) {
    writer.object {
      $0.field("module", entry.module)
      $0.field("type", entry.type)
      $0.field("rule", entry.rule)
      $0.field("expression", entry.expression)
      $0.field("count", entry.count)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ entry: AuditReport.ExemptEntry) {
    writer.object {
      $0.field("reason", entry.reason.rawValue)
      $0.field("file", entry.file)
      $0.field("line", Int(entry.position.line))
      $0.field("column", Int(entry.position.column))
      $0.field("expression", entry.expression)
      $0.field("type", entry.type)
      $0.field("member", entry.member)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ file: SkippedFile) {
    writer.object {
      $0.field("path", file.path)
      $0.field("reason", file.reason)
    }
  }
}
