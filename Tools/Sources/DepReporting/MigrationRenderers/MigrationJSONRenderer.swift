internal import DepFacts
internal import DepPlan

/// A migration for programs; the form is described by `Documentation/migrate.schema.json`.
package struct MigrationJSONRenderer {
  /// Grows when a field changes its meaning or goes; new fields leave it as it is.
  static let version = 1

  private let report: MigrationReport
  private let totals: MigrationTotals
  private let toolVersion: String

  package init(_ report: MigrationReport, toolVersion: String) {
    self.report = report
    self.toolVersion = toolVersion
    totals = MigrationTotals(report)
  }

  package func render() -> String {
    var writer = JSONWriter()
    writer.block([
      ("version", { $0.value(Self.version) }),
      ("tool", tool),
      ("summary", summary),
      ("verification", verification),
      ("types", { $0.lines(report.plan.outcomes, write) }),
      ("files", { $0.lines(report.plan.changes, Self.write) }),
      ("notes", { $0.lines(report.plan.notes) { $0.value($1) } }),
    ])
    writer.finish()
    return writer.text
  }

  private func tool(_ writer: inout JSONWriter) {
    writer.object { $0.toolFields(version: toolVersion) }
  }

  private func summary(_ writer: inout JSONWriter) {
    writer.object {
      $0.field("types", totals.typeCount)
      for status in TypeOutcome.Status.allCases {
        switch status {
        case .migrated: $0.field("migrated", totals[status])
        case .partly: $0.field("partly", totals[status])
        case .skipped: $0.field("skipped", totals[status])
        case .putBack: $0.field("putBack", totals[status])
        }
      }
      $0.field("injected", totals.rewritten)
      $0.field("left", totals.left)
      $0.field("files", report.plan.changes.count)
      $0.field("written", isWritten)
      $0.field("reasons") { writer in
        writer.array(totals.reasons) { writer, reason in
          writer.object {
            $0.field("reason", reason.name.rawValue)
            $0.field("types", reason.typeCount)
            $0.field("places", reason.placeCount)
          }
        }
      }
    }
  }

  private var isWritten: Bool {
    switch report.extent {
    case .shown: false
    case .written, .verified: true
    }
  }

  private func verification(_ writer: inout JSONWriter) {
    guard case .verified(let verified) = report.extent else { return writer.null() }
    writer.object {
      $0.field("runs", verified.runCount)
      $0.field("failingBefore") { $0.array(verified.failingBefore) { $0.value($1) } }
    }
  }

  private func write(_ writer: inout JSONWriter, _ outcome: TypeOutcome) {
    writer.object {
      $0.field("name", outcome.name)
      $0.field("module", outcome.module)
      $0.placeFields(outcome.path, outcome.position)
      $0.field("status", outcome.status.rawValue)
      $0.field("fields") { writer in
        writer.array(outcome.fields) { writer, field in
          writer.object {
            $0.field("name", field.name)
            $0.field("type", field.type)
            $0.field("live", field.live)
          }
        }
      }
      $0.field("injected", outcome.rewrittenCount)
      $0.field("leftCount", report.leftCount(of: outcome))
      $0.field("left") { $0.array(outcome.left, Self.write) }
      $0.field("notCounted") { $0.array(outcome.uncounted, Self.write) }
      $0.field("refusal") { writer in
        if let refusal = outcome.refusal { Self.write(&writer, refusal) } else { writer.null() }
      }
      $0.field("callers") { $0.array(outcome.callers, Self.write) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ place: SkippedUse) {
    writer.object {
      $0.field("reason", place.reason.rawValue)
      $0.placeFields(place.path, place.position)
      $0.field("expression", place.expression)
      $0.field("detail", place.detail)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ place: UncountedPlace) {
    writer.object {
      $0.field("kind", place.kind.rawValue)
      $0.placeFields(place.path, place.position)
      $0.field("expression", place.expression)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ caller: CallerToChange) {
    writer.object {
      $0.placeFields(caller.path, caller.position)
      $0.field("type", caller.owner)
      $0.field("atHand") { $0.array(caller.atHand) { $0.value($1) } }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ change: FileChange) {
    writer.object {
      $0.field("file", change.path)
      $0.field("diff", UnifiedDiff(change).text)
    }
  }
}
