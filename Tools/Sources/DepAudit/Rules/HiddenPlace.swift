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
  func text(_ fact: String) -> FindingText {
    FindingText("'\(subject)' \(fact); take it \(destination)", repair: repair)
  }

  /// Whether somebody makes instances of the type, who can pass dependencies to them.
  private var hasInstances: Bool {
    switch owner?.kind {
    case .class, .struct, .actor: true
    case .enum, .protocol, .extension, nil: false
    }
  }

  private var destination: String {
    let field = dependency.suggestion.map { "'\($0.name): \($0.type)'" }
    guard hasInstances else { return field.map { "as a parameter \($0)" } ?? "as a parameter" }
    return field.map { "as \($0) in its 'Dependencies'" } ?? "in its 'Dependencies'"
  }

  private var repair: String {
    guard hasInstances else { return parameterRepair }
    let property = owner?.dependencies?.property ?? "dependencies"
    guard let field = dependency.suggestion else {
      let target = owner?.dependencies == nil ? "a nested 'struct Dependencies'" : "'Dependencies'"
      return "give \(target) of '\(subject)' a field for it, and use '\(property)' here"
    }
    let use = "use '\(property).\(field.name)' here"
    guard let shape = owner?.dependencies else {
      return "nest a 'struct Dependencies' with 'var \(field.name): \(field.type)' in '\(subject)',"
        + " pass '\(field.live)' in its 'live', take it in the initializer, and \(use)"
    }
    if shape.fields.contains(where: { $0.name == field.name }) {
      return "\(use); 'Dependencies' has that field already"
    }
    return "add 'var \(field.name): \(field.type)' to '\(subject).Dependencies',"
      + " pass '\(field.live)' for it where 'Dependencies' is made, and \(use)"
  }

  private var parameterRepair: String {
    guard let field = dependency.suggestion else {
      return "add a parameter for it, and let the callers pass '\(dependency.expression)'"
    }
    return "add a parameter '\(field.name): \(field.type)', and let the callers pass"
      + " '\(field.live)'"
  }
}
