import ArgumentParser
import DepMigration
import DepModel

/// `depstructs migrate`.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite types to take their dependencies from outside.",
    discussion: """
      Without '--write', the command changes no file. It prints the difference to standard
      output, for 'patch -p1' or 'git apply', and the summary to standard error.

      Exit status: 0 done, or nothing to do; 2 the tool failed; 64 wrong usage.
      """)

  @OptionGroup var targets: TargetOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var destination: OutputOption
  @OptionGroup(title: "Writing") var writing: WritingOptions

  @Option(
    help: ArgumentHelp(
      "How to declare fields of the project's own types: extract (a protocol, written where none "
        + "fits), existing (a protocol only where one fits), concrete (the type).",
      valueName: "way"))
  var protocols = MigrationOptions.Protocols.extract

  @Option(
    help: ArgumentHelp(
      "How to write singletons of SDKs: testable (up to six closures for one that a test cannot "
        + "make, else its type), closures (one for each member that the type uses), concrete "
        + "(the type of the singleton).",
      valueName: "form"))
  var sdk = MigrationOptions.SDKForm.testable

  @Flag(
    name: .customLong("import"), help: "Write the library form, and import DepStructs.")
  var importsLibrary = false

  @Flag(help: "Write the bare form, without the library.")
  var noLibrary = false

  @Flag(help: "Also turn initializer parameters with a singleton as their default into fields.")
  var collectDefaults = false

  @Flag(
    help: ArgumentHelp(
      "Also convert types whose initializer takes a container: 'init(resolver:)'. They take what "
        + "their code reads from it, and the old initializer stays."))
  var handedContainers = false

  @Option(
    help: ArgumentHelp(
      "What to call the property in types that have a member 'dependencies' already.",
      valueName: "name"))
  var propertyName: String?

  @Flag(help: "Also give functions a parameter: static ones, and those of enums and of data.")
  var functions = false

  @Flag(help: "Also change types of which half of the places or more would stay hidden.")
  var halves = false

  @Option(
    help:
      "The form of the report: \(MigrateFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = MigrateFormat.text

  func validate() throws {
    if importsLibrary, noLibrary {
      throw ValidationError("'--import' and '--no-library' exclude each other")
    }
    if let propertyName, !propertyName.isPlainName {
      throw ValidationError("'--property-name': '\(propertyName)' is no name of a property")
    }
    if !targets.endTransition.isEmpty, options != MigrationOptions() {
      throw ValidationError(
        "'--end-transition' does not go with '--protocols', '--sdk', '--import', "
          + "'--no-library', '--collect-defaults', '--handed-containers', '--property-name', "
          + "'--functions' or '--halves'")
    }
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting { try root.migrateRun.migrate(self) }
  }

  var options: MigrationOptions {
    var options = MigrationOptions()
    options.protocols = protocols
    options.sdkForm = sdk
    options.convention = importsLibrary ? .library : noLibrary ? .bare : .automatic
    options.collectsDefaults = collectDefaults
    options.changesHalves = halves
    options.convertsFunctions = functions
    options.otherPropertyName = propertyName
    options.convertsHandedContainers = handedContainers
    return options
  }
}

extension String {
  /// Whether it can be the name of a property without backticks.
  fileprivate var isPlainName: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !Keywords.reserved.contains(self)
  }
}

extension MigrationOptions.Protocols: ExpressibleByArgument {}
extension MigrationOptions.SDKForm: ExpressibleByArgument {}
