import ArgumentParser

/// What is read, shared by all commands that read sources.
struct SourceOptions: ParsableArguments {
  @Argument(help: "Files and folders to read; without any, the working directory.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Facts written by 'depstructs facts', in place of sources; may be repeated.",
      valueName: "file"))
  var facts: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration; without it, the nearest .depstructs.json upwards.", valueName: "file"))
  var configuration: String?

  @Option(help: ArgumentHelp("Where facts of unchanged files are kept.", valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Neither read nor write kept facts.")
  var noCache = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("How many files to read at once.", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be 1 or more, not \(jobs)") }
    if !facts.isEmpty, !paths.isEmpty {
      throw ValidationError("'--facts' takes the place of paths; give one or the other")
    }
  }
}
