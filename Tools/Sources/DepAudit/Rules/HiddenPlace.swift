import DepFacts
import DepModel

/// A hidden dependency in the words that the texts of the hidden rules share.
struct HiddenPlace {
  var dependency: Dependency
  /// The type around it, or the file where there is none.
  var subject: String
  /// The type around it.
  var owner: TypeEntry?

  /// The message and the repair around what the rule says about the place.
  ///
  /// `hasValue` is false for an assignment, which no field can take the place of.
  func text(_ fact: String, hasValue: Bool = true) -> FindingText {
    let message = "'\(subject)' \(fact); "
    guard hasValue else {
      return FindingText(
        message + "inject the object that owns it",
        repair: "move '\(dependency.expression)' into an object, and pass that object")
    }
    guard let command else {
      return FindingText(
        message + "take it as a parameter" + (field.map { " '\($0)'" } ?? ""),
        repair: "pass \(argument) at the call sites")
    }
    return FindingText(message + injection, repair: "run '\(command)'", command: command)
  }

  private var argument: String {
    let expression = "'\(dependency.expression)'"
    return dependency.kind == .construction ? "a closure that creates \(expression)" : expression
  }

  private var field: String? { dependency.suggestion?.name }

  private var injection: String {
    guard let field else { return "inject what it supplies" }
    guard let shape = owner?.dependencies, shape.fields.contains(where: { $0.name == field })
    else { return "inject it as '\(field)'" }
    return "use '\(shape.property ?? "dependencies").\(field)'"
  }

  /// The command that injects it; nil where no instances are made, which could be given it.
  private var command: String? {
    switch owner?.kind {
    case .class, .struct, .actor: owner?.migrateCommand
    case .enum, .protocol, .extension, nil: nil
    }
  }
}
