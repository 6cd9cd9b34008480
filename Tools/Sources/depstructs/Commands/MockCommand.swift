import ArgumentParser
import DepMocks

/// `depstructs mock`.
struct MockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mock",
    abstract: "Write test doubles for protocols, or for the dependencies of a type.",
    discussion: """
      A double is ordinary Swift for a test target. Each member counts its calls, and fails the \
      test until the test sets its handler. The command keeps the code that you write into the \
      marked parts.

      Exit status: 0 done, 1 a double is missing or '--check' found a difference, 2 the tool \
      failed, 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of protocols. 'A & B' writes one double for both.", valueName: "protocol"))
  var protocols: [String] = []

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "A type: write doubles for the fields of its Dependencies, and 'failing'. Repeatable.",
      valueName: "type"))
  var owners: [String] = []

  @OptionGroup var destination: OutputOption

  @Flag(help: "List the doubles of the output file that are out of date, and write nothing.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The access level of the doubles: internal (default), package or public.", valueName: "level")
  )
  var access: MockRequest.Access?

  @Option(
    help: ArgumentHelp(
      "A module to import as @testable; repeatable. Default: the modules that declare what "
        + "the command doubles.", valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or folder with sources; repeatable. Default: the working directory.",
      valueName: "path"))
  var source: [String] = []

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if protocols.isEmpty, owners.isEmpty {
      throw ValidationError("give the name of a protocol, or of a type with '--for'")
    }
    if check, destination.output == nil {
      throw ValidationError("'--check' compares with a file; name it with '--output'")
    }
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      if try root.mockRun.mock(self) { throw ExitStatus.findings }
    }
  }

  /// What is read.
  var sourceOptions: SourceOptions {
    var options = project.source
    options.paths = source
    return options
  }

  var request: MockRequest {
    MockRequest(protocols: protocols, owners: owners, access: access, modules: module)
  }
}

extension MockRequest.Access: ExpressibleByArgument {}
