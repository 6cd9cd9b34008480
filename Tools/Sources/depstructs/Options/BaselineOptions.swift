import ArgumentParser

/// What the audit allows for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The baseline; by default, the one in the configuration, or .depstructs-baseline.json.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Rewrite the baseline, which can only shrink.")
  var updateBaseline = false

  @Flag(help: "Let '--update-baseline' add new findings.")
  var allowGrowth = false

  @Flag(help: "Ignore the baseline.")
  var ignoreBaseline = false

  func validate() throws {
    if allowGrowth, !updateBaseline {
      throw ValidationError("'--allow-growth' needs '--update-baseline'")
    }
    if ignoreBaseline, updateBaseline {
      throw ValidationError("'--ignore-baseline' and '--update-baseline' cannot be combined")
    }
  }
}
