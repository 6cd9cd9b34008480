import Foundation
import ToolTestSupport

/// A built program of fixtures, run to its end, past fixtures that stop it.
struct ProgramRun {
  static let marker = "=== fixture: "

  /// What was printed, by the name of the function: `driver Initializers/failable`.
  private(set) var outputs: [String: String] = [:]
  private(set) var problems: [String] = []

  init(program: URL, attempts: Int = 20) throws {
    for _ in 0..<attempts {
      let outcome = try Subprocess(
        URL(fileURLWithPath: "/usr/bin/env"),
        // An endless loop ends after a minute of processor time, however busy the machine is.
        ["sh", "-c", "ulimit -t 60; exec \"$0\" \"$@\"", program.path] + outputs.keys.sorted(),
        in: program.deletingLastPathComponent(),
        environment: ["TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"])
      let last = read(outcome.output)
      if outcome.status == 0 { return }
      guard let last else { break }
      outputs[last, default: ""] += "stopped the program: \(outcome.errors.prefix(400))\n"
    }
    problems.append("the program stopped too often")
  }

  /// Keeps the sections of an output, and returns the name of the last.
  private mutating func read(_ output: String) -> String? {
    var name: String?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.marker) {
        name = String(line.dropFirst(Self.marker.count))
        outputs[name ?? ""] = ""
      } else if let name {
        outputs[name, default: ""] += "\(line)\n"
      }
    }
    return name
  }
}
