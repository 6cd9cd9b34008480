import ArgumentParser

/// Which types are to be migrated: exactly one way of choosing them.
struct TargetOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Names of types: 'Reader', 'Feed.Reader' or 'App.Feed.Reader'.", valueName: "type"))
  var types: [String] = []

  @Option(help: ArgumentHelp("Migrate the types of a file.", valueName: "path"))
  var file: String?

  @Option(help: ArgumentHelp("Migrate the types of a module. Repeatable.", valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "Migrate the first types of the audit's list of next steps.", valueName: "number"))
  var next: Int?

  @Flag(help: "Migrate every type with a hidden dependency, except in tests.")
  var all = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove the default for the dependencies of a type, and list the callers to change; "
        + "repeatable. '--all' removes every default that no other code needs.",
      valueName: "type|--all"))
  var endTransition: [String] = []

  @Option(
    help: ArgumentHelp(
      "A composition root, which makes what the defaults made. Repeatable. Goes with "
        + "'--end-transition --all'.", valueName: "type"))
  var root: [String] = []

  /// Whether every default is to go that nothing else needs.
  var endsAllTransitions: Bool { endTransition == ["--all"] }

  func validate() throws {
    let count = [
      !types.isEmpty, file != nil, !module.isEmpty, next != nil, all, !endTransition.isEmpty,
    ].count { $0 }
    let ways = "by name, '--file', '--module', '--next', '--all' or '--end-transition'"
    if let word = endTransition.first(where: { $0.hasPrefix("-") }), !endsAllTransitions {
      throw ValidationError("'--end-transition' needs the name of a type or '--all', not '\(word)'")
    }
    if !root.isEmpty, !endsAllTransitions {
      throw ValidationError("'--root' goes with '--end-transition --all'")
    }
    if count == 0 { throw ValidationError("choose the types: \(ways)") }
    if count > 1 { throw ValidationError("choose the types in one way only: \(ways)") }
    if let next, next < 1 { throw ValidationError("'--next' must be 1 or more, not \(next)") }
  }

  var selection: TargetSelection {
    if endsAllTransitions { return .transitional }
    if !endTransition.isEmpty { return .types(endTransition) }
    if let file { return .file(file) }
    if let next { return .next(next) }
    if !module.isEmpty { return .modules(module) }
    return all ? .all : .types(types)
  }
}
