import ArgumentParser

/// Where a report goes.
struct OutputOption: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; by default, standard output.", valueName: "file"))
  var output: String?
}
