import ArgumentParser
import DepMocks

/// `depstructs mock`.
struct MockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mock",
    abstract: "Write a test double for a protocol, or for all that a type depends on.",
    discussion: """
      The double is ordinary Swift for a test target: every member is a closure that fails the test \
      until the test sets it, and counts its calls. What you write into the marked parts stays.

      Exit status: 0 done, 1 something cannot be doubled or '--check' found a difference, 2 the tool \
      could not do its work, 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "The names of protocols; 'A & B' for one double of both.", valueName: "protocol"))
  var protocols: [String] = []

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "A type: doubles for all that its Dependencies need, and 'failing'; may be repeated.",
      valueName: "type"))
  var owners: [String] = []

  @OptionGroup var destination: OutputOption

  @Flag(help: "Write nothing, and say which doubles of the output file are out of date.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The access level of the doubles: internal, package, public.", valueName: "level"))
  var access: MockRequest.Access?

  @Option(
    help: ArgumentHelp(
      "A module to import as @testable; may be repeated. Without any, the modules that declare "
        + "what is doubled.", valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or folder to look in; may be repeated. Without any, the working directory.",
      valueName: "path"))
  var source: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration; without it, the nearest .depstructs.json upwards.", valueName: "file"))
  var configuration: String?

  func validate() throws {
    if protocols.isEmpty, owners.isEmpty {
      throw ValidationError("name a protocol, or a type with '--for'")
    }
    if check, destination.output == nil {
      throw ValidationError("'--check' needs '--output', the file to look at")
    }
  }

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      if try root.mockRun.mock(self) { throw ExitStatus.findings }
    }
  }

  /// What is read, with the usual options of commands that read sources.
  func sourceOptions() throws -> SourceOptions {
    var options = try SourceOptions.parse([])
    options.paths = source
    options.reading.configuration = configuration
    return options
  }

  var request: MockRequest {
    MockRequest(protocols: protocols, owners: owners, access: access, modules: module)
  }
}

extension MockRequest.Access: ExpressibleByArgument {}
