import DepFacts
import DepWiring

/// The problems in SARIF 2.1.0, for code scanning services.
struct WiringSARIF {
  let problems: [WiringProblem]
  let toolVersion: String

  init(_ problems: [WiringProblem], toolVersion: String) {
    self.problems = problems
    self.toolVersion = toolVersion
  }

  func render() -> String { JSONWriter.sarif(run: run) }

  private func run(_ writer: inout JSONWriter) {
    writer.block([
      ("tool", { $0.object { $0.field("driver", driver) } }),
      ("columnKind", { $0.value("unicodeCodePoints") }),
      ("results", { $0.lines(problems, Self.write) }),
    ])
  }

  private func driver(_ writer: inout JSONWriter) {
    writer.object {
      $0.toolFields(version: toolVersion)
      $0.field("rules") { writer in
        writer.array(WiringProblemName.allCases) { writer, name in
          writer.object { $0.field("id", name.rawValue) }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ problem: WiringProblem) {
    writer.object {
      $0.field("ruleId", problem.name.rawValue)
      $0.field("level", problem.severity)
      $0.field("message") { $0.object { $0.field("text", problem.message) } }
      $0.field("locations") { writer in
        writer.array([problem]) { writer, problem in
          writer.object { $0.field("physicalLocation") { location(&$0, problem) } }
        }
      }
    }
  }

  private static func location(_ writer: inout JSONWriter, _ problem: WiringProblem) {
    writer.object {
      $0.field("artifactLocation") { $0.object { $0.artifactFields(problem.path) } }
      $0.field("region") {
        $0.object {
          $0.field("startLine", Int(problem.position.line))
          $0.field("startColumn", Int(problem.position.column))
        }
      }
    }
  }
}
