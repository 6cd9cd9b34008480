import ArgumentParser
import DepAudit
import DepReporting

/// `depstructs audit`.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Show every hidden dependency, how far the code is, and what to convert next.",
    discussion: """
      Exit status: 0 clean, 1 findings, 2 the tool could not do its work, 64 wrong usage.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var destination: OutputOption
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions

  @Option(
    help: "The form of the report: \(AuditFormat.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = AuditFormat.text

  @Option(
    help: ArgumentHelp("One type in full, with the struct that it needs.", valueName: "name"))
  var type: String?

  @Option(help: ArgumentHelp("Only this module; may be repeated.", valueName: "name"))
  var module: [String] = []

  @Option(help: ArgumentHelp("Only what was added since a revision of git.", valueName: "revision"))
  var since: String?

  @Flag(help: "Report, and exit with status 0 whatever is found.")
  var reportOnly = false

  @Flag(help: "List notes one by one too.")
  var verbose = false

  @Flag(help: "List every finding, however many there are.")
  var all = false

  @Flag(inversion: .prefixedNo, help: "Colour the text; without it, on a terminal only.")
  var color: Bool?

  func validate() throws {
    if baseline.updateBaseline, since != nil || type != nil || !module.isEmpty {
      throw ValidationError(
        "'--update-baseline' is about the whole project; leave '--since', '--type' and '--module' out"
      )
    }
    if baseline.updateBaseline, !source.facts.isEmpty {
      throw ValidationError("'--update-baseline' reads the sources; leave '--facts' out")
    }
    if baseline.updateBaseline, !source.paths.isEmpty {
      throw ValidationError("'--update-baseline' is about the whole project; leave the paths out")
    }
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      let fails = try root.auditRun.report(self)
      if fails, !reportOnly { throw ExitStatus.findings }
    }
  }
}

extension AuditFormat: ExpressibleByArgument {}
