import ArgumentParser

/// What is read, shared by all commands that read sources.
struct SourceOptions: ParsableArguments {
  @Argument(help: "Files and folders to read; by default, the working directory.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Facts written by 'depstructs facts', read instead of sources; may be repeated.",
      valueName: "file"))
  var facts: [String] = []

  @OptionGroup var reading: ProjectOptions

  func validate() throws {
    if !facts.isEmpty, !paths.isEmpty {
      throw ValidationError("'--facts' replaces paths; give one or the other")
    }
  }
}
