import ArgumentParser
import DepReporting

/// `depstructs wire`.
struct WireCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wire",
    abstract: "Complete composition roots: fill in what their constructions lack.",
    discussion: """
      A root is its own specification. Write a construction with nothing in it, such as \
      'Feed(dependencies: .init())'; the command fills in its arguments, and adds the members and \
      imports that they need. Later it repairs the lists: it adds what a struct has gained and \
      takes out what it has lost. An argument that is there stays.

      Without '--write', the command changes no file and prints the difference.

      Exit status: 0 done, or nothing to do; 1 a root has an error, or '--check' found one that is \
      out of date; 2 the tool failed; 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of roots; by default, the types that 'compositionRoots' names in the configuration.",
      valueName: "root"))
  var roots: [String] = []

  @Flag(help: "Change nothing; fail where a root is out of date or has an error.")
  var check = false

  @Flag(help: "Make what nothing gives an input of the root, a field of its Dependencies.")
  var addInputs = false

  @Flag(help: "Remove kept members and inputs that nothing takes.")
  var prune = false

  @Option(
    help: ArgumentHelp(
      "Write a new root of this name, for the types that '--for' names.", valueName: "root"))
  var new: String?

  @Option(
    name: .customLong("for"), parsing: .upToNextOption,
    help: ArgumentHelp("The types that the new root makes.", valueName: "type"))
  var types: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Make the new root a child of this one: it uses what that has, and is given what else its "
        + "types need when it is made.", valueName: "root"))
  var parent: String?

  @Option(
    help: ArgumentHelp(
      "Write the registrations of a container into the root: of a package, such as Swinject, or of "
        + "a type of the project. Without a root, list them with what fetches each; with "
        + "'--check', fail where something is fetched that nothing registers.",
      valueName: "container"))
  var fromContainer: String?

  @Option(
    help: ArgumentHelp(
      "Let the registrations ask the root, which they reach by this expression: 'root'.",
      valueName: "expression"))
  var bridge: String?

  @Option(
    help: ArgumentHelp(
      "Say how a field gets its value: 'Feed.api'.", valueName: "type.field"))
  var why: String?

  @Option(
    help: ArgumentHelp(
      "How problems are told: \(WiringFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"))
  var format = WiringFormat.text

  @OptionGroup var project: ProjectOptions
  @OptionGroup var destination: OutputOption
  @OptionGroup(title: "Writing") var writing: WritingOptions

  func validate() throws {
    if let why, !why.dropFirst().dropLast().contains(".") {
      throw ValidationError("'--why' takes a type and a field: 'Feed.api'")
    }
    if check, writing.write { throw ValidationError("'--check' and '--write' exclude each other") }
    if new == nil, !types.isEmpty { throw ValidationError("'--for' goes with '--new'") }
    if let list = types.first(where: { $0.contains(",") && !$0.contains("<") }) {
      let names = list.split(separator: ",").map { "--for \($0.filter { $0 != " " })" }
      throw ValidationError(
        "'--for' takes one name at a time: \(names.joined(separator: " "))")
    }
    if parent != nil, new == nil || fromContainer != nil {
      throw ValidationError("'--in' goes with '--new' and '--for'")
    }
    if new != nil {
      if types.isEmpty, fromContainer == nil {
        throw ValidationError(
          "'--new' needs a type, '--for Feed', or a container, '--from-container Swinject'")
      }
      if !roots.isEmpty || check || prune || bridge != nil {
        throw ValidationError(
          "'--new' goes with '--for', '--in', '--from-container', '--write' and '--output' only")
      }
    } else if fromContainer != nil,
      roots.count > 1 || check && !roots.isEmpty || prune || why != nil
    {
      throw ValidationError(
        "'--from-container' completes one root; name it, or '--new' for another")
    }
    if bridge != nil, fromContainer == nil || roots.isEmpty {
      throw ValidationError("'--bridge' goes with a root and '--from-container'")
    }
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      if try root.wireRun.wire(self) { throw ExitStatus.findings }
    }
  }
}

extension WiringFormat: ExpressibleByArgument {}
