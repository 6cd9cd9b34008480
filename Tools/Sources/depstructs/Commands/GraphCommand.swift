import ArgumentParser
import DepGraph
import DepModel
import DepReporting

/// `depstructs graph`.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the dependency graph, with the state of each dependency.",
    discussion: """
      With '--root', the command draws a composition root instead: what it is given, keeps and \
      makes each time, what uses what, and its child roots as scopes inside of it.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var destination: OutputOption

  @Option(help: "The form of the picture; by default mermaid, and text with '--root'.")
  var format: GraphFormat?

  @Option(
    help: ArgumentHelp("Draw this composition root; may be repeated.", valueName: "type"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp("Only this type and its neighbors; may be repeated.", valueName: "type"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many steps '--focus' goes.", valueName: "number"))
  var depth = 1

  @Option(help: ArgumentHelp("Only this module; may be repeated.", valueName: "name"))
  var module: [String] = []

  @Option(help: "Combine types: 'modules'.")
  var collapse: Collapse?

  @Option(help: "Only dependencies of this state; may be repeated.")
  var state: [Dependency.State] = []

  @Flag(help: "Hide ambient values: the time, random numbers, the locale.")
  var hideAmbient = false

  @Flag(help: "Hide singletons of SDKs.")
  var hideSystem = false

  @Flag(help: "Include test code.")
  var includeTests = false

  @Option(
    help: ArgumentHelp("Show what changed since a git revision.", valueName: "revision"))
  var diff: String?

  enum Collapse: String, CaseIterable, ExpressibleByArgument { case modules }

  func validate() throws {
    if depth < 0 { throw ValidationError("'--depth' must be 0 or more, not \(depth)") }
    try check("--diff", isGiven: diff != nil, formats: GraphFormat.ofDifferences)
    try check("--root", isGiven: !root.isEmpty, formats: GraphFormat.ofRoots)
    if !root.isEmpty {
      if diff != nil { throw ValidationError("'--root' and '--diff' exclude each other") }
      if slice != GraphSlice() || includeTests {
        throw ValidationError("'--root' shows the whole root; omit the options that choose nodes")
      }
      if !source.facts.isEmpty { throw ValidationError("'--root' reads sources; omit '--facts'") }
    }
  }

  /// Whether fetches from containers are drawn, which needs all sources of the project.
  var readsContainers: Bool { diff == nil && source.facts.isEmpty && source.paths.isEmpty }

  private func check(_ option: String, isGiven: Bool, formats: [GraphFormat]) throws {
    guard isGiven, let format, !formats.contains(format) else { return }
    let names = formats.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("'\(option)' can be shown as \(names), not as \(format.rawValue)")
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting { try root.graphRun.draw(self) }
  }

  var slice: GraphSlice {
    var slice = GraphSlice()
    slice.focus = focus
    slice.depth = depth
    slice.modules = module
    slice.collapsesModules = collapse == .modules
    slice.states = Set(state)
    slice.hidesAmbientValues = hideAmbient
    slice.hidesSystemSingletons = hideSystem
    return slice
  }
}

extension GraphFormat: ExpressibleByArgument {}
extension Dependency.State: ExpressibleByArgument {}
