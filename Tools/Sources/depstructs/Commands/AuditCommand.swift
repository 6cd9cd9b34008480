import ArgumentParser
import DepAudit
import DepMigration
import DepReporting

/// `depstructs audit`.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "List hidden dependencies, the progress of each module, and what to convert next.",
    discussion: """
      Exit status: 0 passed, 1 findings, 2 the tool failed, 64 wrong usage.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var destination: OutputOption
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions

  @Option(help: "The form of the report.")
  var format = AuditFormat.text

  @Option(
    help: ArgumentHelp("Show one type in full, with what 'migrate' writes.", valueName: "name"))
  var type: String?

  @Option(
    help: ArgumentHelp(
      "With '--type': how 'migrate' writes singletons of SDKs: testable, closures or concrete.",
      valueName: "form"))
  var sdk: MigrationOptions.SDKForm?

  @Option(help: ArgumentHelp("Only this module; may be repeated.", valueName: "name"))
  var module: [String] = []

  @Option(help: ArgumentHelp("Only findings added since a git revision.", valueName: "revision"))
  var since: String?

  @Flag(help: "Report findings, but exit with status 0.")
  var reportOnly = false

  @Flag(
    help: """
      Show instead the shortest way from each type, or the given ones, to each effect that it \
      reaches.
      """)
  var effects = false

  @Flag(help: "List notes one by one.")
  var verbose = false

  @Flag(
    help: "List every module and finding; without it, the text shows the first of each.")
  var all = false

  @Flag(inversion: .prefixedNo, help: "Color the text; by default, on a terminal only.")
  var color: Bool?

  /// Whether the report shows what `migrate` writes, which needs all sources of the project.
  var showsPlan: Bool {
    type != nil && format == .text && source.facts.isEmpty && source.paths.isEmpty
  }

  /// Whether composition roots are looked at, which needs the same.
  var readsRoots: Bool { since == nil && source.facts.isEmpty && source.paths.isEmpty }

  func validate() throws {
    if sdk != nil, !showsPlan {
      throw ValidationError(
        "'--sdk' needs '--type', '--format text', and neither paths nor '--facts'")
    }
    if effects, format != .text, format != .json {
      throw ValidationError("'--effects' is written as text or json, not as \(format)")
    }
    if baseline.updateBaseline, since != nil || type != nil || !module.isEmpty {
      throw ValidationError(
        "'--update-baseline' covers the whole project; omit '--since', '--type' and '--module'"
      )
    }
    if baseline.updateBaseline, !source.facts.isEmpty {
      throw ValidationError("'--update-baseline' reads the sources; omit '--facts'")
    }
    if baseline.updateBaseline, !source.paths.isEmpty {
      throw ValidationError("'--update-baseline' covers the whole project; omit the paths")
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
