import ArgumentParser

/// What the audit allows for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The baseline; without it, the one that the configuration names, or .depstructs-baseline.json.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the baseline anew, which may only shrink.")
  var updateBaseline = false

  @Flag(help: "Let '--update-baseline' add what is new.")
  var allowGrowth = false

  @Flag(help: "Report as if there were no baseline.")
  var ignoreBaseline = false

  func validate() throws {
    if allowGrowth, !updateBaseline {
      throw ValidationError("'--allow-growth' goes with '--update-baseline'")
    }
    if ignoreBaseline, updateBaseline {
      throw ValidationError("'--ignore-baseline' and '--update-baseline' exclude each other")
    }
  }
}
