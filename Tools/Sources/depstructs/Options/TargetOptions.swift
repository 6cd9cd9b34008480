import ArgumentParser
import DepMigration

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
        + "repeatable. '--all' removes every default that no other code needs, '--next N' the "
        + "first N of them.",
      valueName: "type|--all|--next N"))
  var endTransition: [String] = []

  @Option(
    help: ArgumentHelp(
      "A composition root, which makes what the defaults made. Repeatable. Goes with "
        + "'--end-transition'; its '--all' and '--next' take the roots that 'compositionRoots' "
        + "names in the configuration where none is given.", valueName: "type"))
  var root: [String] = []

  /// Whether every default is to go that nothing else needs.
  var endsAllTransitions: Bool { endTransition == ["--all"] }

  /// The words behind '--next' in '--end-transition --next N'; nil where no '--next' is there.
  private var endingNext: String? {
    guard endTransition.count == 1, let word = endTransition.first else { return nil }
    if word == "--next" { return types.count == 1 ? types[0] : "" }
    return word.hasPrefix("--next=") && types.isEmpty ? String(word.dropFirst(7)) : nil
  }

  /// Which types lose their defaults together; nil where each is changed by itself.
  func endingChoice(_ targets: [Int]) -> EndingChoice? {
    if endsAllTransitions { return .all }
    if let number = endingNext.flatMap(Int.init) { return .next(number) }
    return endTransition.isEmpty || root.isEmpty ? nil : .only(Set(targets))
  }

  func validate() throws {
    if let words = endingNext {
      guard let number = Int(words), number > 0 else {
        throw ValidationError("'--end-transition --next' needs a number of types: '--next 1'")
      }
      guard file == nil, module.isEmpty, next == nil, !all else {
        throw ValidationError("'--end-transition --next' chooses the types by itself")
      }
      return
    }
    let count = [
      !types.isEmpty, file != nil, !module.isEmpty, next != nil, all, !endTransition.isEmpty,
    ].count { $0 }
    let ways = "by name, '--file', '--module', '--next', '--all' or '--end-transition'"
    if let word = endTransition.first(where: { $0.hasPrefix("-") }), !endsAllTransitions {
      throw ValidationError(
        "'--end-transition' needs the name of a type, '--all' or '--next N', not '\(word)'")
    }
    if !root.isEmpty, endTransition.isEmpty {
      throw ValidationError("'--root' goes with '--end-transition'")
    }
    if count == 0 { throw ValidationError("choose the types: \(ways)") }
    if count > 1 { throw ValidationError("choose the types in one way only: \(ways)") }
    if let next, next < 1 { throw ValidationError("'--next' must be 1 or more, not \(next)") }
  }

  var selection: TargetSelection {
    if endsAllTransitions || endingNext != nil { return .transitional }
    if !endTransition.isEmpty { return .types(endTransition) }
    if let file { return .file(file) }
    if let next { return .next(next) }
    if !module.isEmpty { return .modules(module) }
    return all ? .all : .types(types)
  }
}
