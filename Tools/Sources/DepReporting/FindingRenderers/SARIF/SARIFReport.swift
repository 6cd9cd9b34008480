internal import DepAudit

/// The audit in SARIF 2.1.0, for code scanning services.
struct SARIFReport {
  let report: AuditReport
  let options: RenderOptions

  func render() -> String { JSONWriter.sarif(run: run) }

  private func run(_ writer: inout JSONWriter) {
    writer.block([
      ("tool", { $0.object { $0.field("driver", driver) } }),
      ("invocations", { $0.lines([0]) { writer, _ in invocation(&writer) } }),
      ("originalUriBaseIds", baseIdentifiers),
      // Code points, because most readers count neither UTF-16 units nor whole characters.
      ("columnKind", { $0.value("unicodeCodePoints") }),
      ("results", SARIFResults(report, sourceLines: options.sourceLines).write),
    ])
  }

  private func driver(_ writer: inout JSONWriter) {
    writer.block([
      ("name", { $0.value("depstructs") }),
      ("version", { $0.value(options.toolVersion) }),
      ("rules", SARIFRules(severities: options.severities).write),
    ])
  }

  private func invocation(_ writer: inout JSONWriter) {
    let conclusion = Conclusion(report, options)
    writer.object {
      $0.field("executionSuccessful", true)
      $0.field("exitCode", conclusion.fails ? 1 : 0)
      $0.field("exitCodeDescription", conclusion.text)
      guard !report.stale.isEmpty else { return }
      $0.field("toolExecutionNotifications") { $0.lines(report.stale, notification) }
    }
  }

  private func notification(_ writer: inout JSONWriter, _ entry: BaselineEntry) {
    writer.object {
      $0.field("level", "warning")
      $0.field("descriptor") { $0.object { $0.field("id", "stale-baseline") } }
      $0.field("message") { $0.object { $0.field("text", StaleEntryMessage(entry).text) } }
    }
  }

  /// No address, because it would differ from machine to machine.
  private func baseIdentifiers(_ writer: inout JSONWriter) {
    writer.object {
      $0.field("WORKINGDIRECTORY") {
        $0.object {
          $0.field("description") {
            $0.object { $0.field("text", "The folder in which depstructs was run.") }
          }
        }
      }
    }
  }
}
