import ArgumentParser

/// Which types are to be migrated: exactly one way of choosing them.
struct TargetOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The types: 'Reader', 'Feed.Reader' or 'App.Feed.Reader'.", valueName: "type"))
  var types: [String] = []

  @Option(help: ArgumentHelp("The types of a file.", valueName: "path"))
  var file: String?

  @Option(help: ArgumentHelp("The types of a module; may be repeated.", valueName: "name"))
  var module: [String] = []

  @Option(help: ArgumentHelp("What the audit would convert next.", valueName: "number"))
  var next: Int?

  @Flag(help: "Every type that hides something; tests are left out.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Take the default from the dependencies of a type, and list the callers to change; may be "
        + "repeated.", valueName: "type"))
  var endTransition: [String] = []

  func validate() throws {
    let count = [
      !types.isEmpty, file != nil, !module.isEmpty, next != nil, all, !endTransition.isEmpty,
    ].count { $0 }
    let ways = "by name, '--file', '--module', '--next', '--all' or '--end-transition'"
    if count == 0 { throw ValidationError("say which types: \(ways)") }
    if count > 1 { throw ValidationError("choose types in one way: \(ways)") }
    if let next, next < 1 { throw ValidationError("'--next' must be 1 or more, not \(next)") }
  }

  var selection: TargetSelection {
    if !endTransition.isEmpty { return .types(endTransition) }
    if let file { return .file(file) }
    if let next { return .next(next) }
    if !module.isEmpty { return .modules(module) }
    return all ? .all : .types(types)
  }
}
