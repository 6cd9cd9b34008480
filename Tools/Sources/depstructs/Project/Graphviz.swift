import DepReporting
import DepWorkspace

/// Graphviz's `dot`, where it is installed.
struct Graphviz: Sendable {
  struct Dependencies: Sendable {
    var commands: CommandRunner
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func svg(of dot: String) throws -> String {
    let outcome = try dependencies.commands.run(
      CommandRunner.Command(["dot", "-Tsvg"], input: Array(dot.utf8)))
    switch outcome.status {
    case 0: return String(decoding: outcome.output, as: UTF8.self)
    case 127: throw GraphvizError.missing
    default: throw GraphvizError.failed(message: outcome.errorText)
    }
  }
}
