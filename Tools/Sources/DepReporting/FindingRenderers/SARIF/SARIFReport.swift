internal import DepAudit
internal import DepFacts
internal import DepModel

/// The audit in SARIF 2.1.0, for code scanning services.
struct SARIFReport {
  private enum Origin { case reported, known, suppressed }

  private let report: AuditReport
  private let options: RenderOptions

  init(_ report: AuditReport, options: RenderOptions) {
    self.report = options.filtered(report)
    self.options = options
  }

  func render() -> String {
    var writer = JSONWriter()
    writer.block([
      ("$schema", { $0.value("https://json.schemastore.org/sarif-2.1.0.json") }),
      ("version", { $0.value("2.1.0") }),
      ("runs", { $0.lines([0]) { writer, _ in run(&writer) } }),
    ])
    writer.finish()
    return writer.text
  }

  private func run(_ writer: inout JSONWriter) {
    writer.block([
      ("tool", { $0.object { $0.field("driver", driver) } }),
      ("invocations", { $0.lines([0]) { writer, _ in invocation(&writer) } }),
      ("originalUriBaseIds", baseIdentifiers),
      ("columnKind", { $0.value("unicodeCodePoints") }),
      ("results", results),
    ])
  }

  // MARK: The tool

  private func driver(_ writer: inout JSONWriter) {
    writer.block([
      ("name", { $0.value("depstructs") }),
      ("version", { $0.value(options.toolVersion) }),
      ("rules", { $0.lines(options.ruleTexts, Self.write) }),
    ])
  }

  private static func write(_ writer: inout JSONWriter, _ rule: RuleText) {
    writer.object {
      $0.field("id", rule.name.rawValue)
      $0.field("name", pascalCased(rule.name.rawValue))
      $0.field("shortDescription") { $0.object { $0.field("text", rule.title) } }
      $0.field("fullDescription") { $0.object { $0.field("text", rule.summary) } }
      $0.field("help") {
        $0.object {
          $0.field("text", rule.help)
          $0.field("markdown", rule.help)
        }
      }
      $0.field("defaultConfiguration") {
        $0.object {
          $0.field("enabled", rule.severity != .off)
          $0.field("level", level(rule.severity))
        }
      }
    }
  }

  private static func pascalCased(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func level(_ severity: Severity) -> String {
    severity == .off ? "none" : severity.rawValue
  }

  // MARK: The run

  private func invocation(_ writer: inout JSONWriter) {
    let verdict = Verdict(report, options)
    writer.object {
      $0.field("executionSuccessful", true)
      $0.field("exitCode", verdict.fails ? 1 : 0)
      $0.field("exitCodeDescription", verdict.text)
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

  // MARK: Results

  private func results(_ writer: inout JSONWriter) {
    var indexes: [RuleName: Int] = [:]
    for (index, rule) in options.ruleTexts.enumerated() { indexes[rule.name] = index }
    var identity = FindingIdentity()
    writer.lines(ordered) { writer, result in
      let fingerprint = identity.next(result.finding)
      write(
        &writer, result.finding, result.origin, ruleIndex: indexes[result.finding.rule],
        fingerprint: fingerprint)
    }
  }

  /// All findings in one order, so that an identity does not depend on the baseline.
  private var ordered: [(finding: Finding, origin: Origin)] {
    let all =
      report.findings.map { (finding: $0, origin: Origin.reported) }
      + report.known.map { (finding: $0, origin: Origin.known) }
      + report.suppressed.map { (finding: $0, origin: Origin.suppressed) }
    return all.filter { $0.finding.severity > .off }.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element.finding, right.element.finding)
        return (first.file, first.position, first.rule, first.expression, left.offset)
          < (second.file, second.position, second.rule, second.expression, right.offset)
      }
      .map(\.element)
  }

  private func write(
    _ writer: inout JSONWriter, _ finding: Finding, _ origin: Origin, ruleIndex: Int?,
    fingerprint: String
  ) {
    writer.object {
      $0.field("ruleId", finding.rule.rawValue)
      if let ruleIndex { $0.field("ruleIndex", ruleIndex) }
      $0.field("level", Self.level(finding.severity))
      $0.field("message") {
        $0.object { $0.field("text", "\(finding.message); \(finding.repair)") }
      }
      $0.field("locations") { $0.array([finding], location) }
      if !finding.notes.isEmpty {
        $0.field("relatedLocations") { $0.array(finding.notes, Self.write) }
      }
      $0.field("partialFingerprints") {
        $0.object { $0.field("depstructsFinding/v1", fingerprint) }
      }
      $0.field("suppressions") { Self.write(&$0, origin) }
      $0.field("properties") { Self.writeProperties(&$0, finding) }
    }
  }

  private func location(_ writer: inout JSONWriter, _ finding: Finding) {
    let column = CodePointColumn(finding, sourceLines: options.sourceLines).value
    writer.object {
      $0.field("physicalLocation") {
        $0.object {
          $0.field("artifactLocation") { Self.write(&$0, path: finding.file) }
          $0.field("region") {
            $0.object {
              $0.field("startLine", max(1, Int(finding.position.line)))
              $0.field("startColumn", column)
            }
          }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ note: FindingNote) {
    writer.object {
      $0.field("message") { $0.object { $0.field("text", note.message) } }
      guard let file = note.file else { return }
      $0.field("physicalLocation") {
        $0.object {
          $0.field("artifactLocation") { write(&$0, path: file) }
          guard let position = note.position else { return }
          $0.field("region") { $0.object { $0.field("startLine", max(1, Int(position.line))) } }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, path: String) {
    writer.object {
      $0.field("uri", ArtifactPath(path).uri)
      $0.field("uriBaseId", "WORKINGDIRECTORY")
    }
  }

  private static func write(_ writer: inout JSONWriter, _ origin: Origin) {
    writer.array(origin == .reported ? [] : [origin]) { writer, origin in
      writer.object {
        $0.field("kind", origin == .known ? "external" : "inSource")
        $0.field("status", "accepted")
        $0.field(
          "justification",
          origin == .known ? "Known to the baseline." : "Silenced by a comment in the source.")
      }
    }
  }

  private static func writeProperties(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object {
      if let state = finding.state { $0.field("state", state.rawValue) }
      $0.field("expression", finding.expression)
      $0.field("module", finding.module)
      $0.field("type", finding.type)
      $0.field("member", finding.member)
    }
  }
}
