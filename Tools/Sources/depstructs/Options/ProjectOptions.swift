import ArgumentParser

/// How sources are read, whatever they are.
struct ProjectOptions: ParsableArguments {
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
  }

  /// The whole working directory, read in this manner.
  var source: SourceOptions {
    var source = SourceOptions()
    source.paths = []
    source.facts = []
    source.reading = self
    return source
  }
}
