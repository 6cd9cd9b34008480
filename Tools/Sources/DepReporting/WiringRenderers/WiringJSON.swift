import DepFacts
import DepWiring

/// The problems for programs.
struct WiringJSON {
  let problems: [WiringProblem]
  let toolVersion: String

  init(_ problems: [WiringProblem], toolVersion: String) {
    self.problems = problems
    self.toolVersion = toolVersion
  }

  func render() -> String {
    var writer = JSONWriter()
    writer.block([
      ("version", { $0.value(1) }),
      ("tool", { $0.object { $0.toolFields(version: toolVersion) } }),
      ("problems", { $0.lines(problems, Self.write) }),
    ])
    writer.finish()
    return writer.text
  }

  private static func write(_ writer: inout JSONWriter, _ problem: WiringProblem) {
    writer.object {
      $0.field("name", problem.name.rawValue)
      $0.field("severity", problem.severity)
      $0.placeFields(problem.path, problem.position)
      $0.field("message", problem.message)
      $0.field("notes") { writer in
        writer.array(problem.notes) { writer, note in
          writer.object {
            $0.placeFields(note.path, note.position)
            $0.field("message", note.message)
            $0.field("lines") { $0.array(note.lines) { $0.value($1) } }
          }
        }
      }
    }
  }
}
