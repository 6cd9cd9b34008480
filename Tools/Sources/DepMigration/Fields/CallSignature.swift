import DepFacts
import DepSyntax

/// What a call passes to a function or initializer, as a closure in its place takes it.
struct CallSignature {
  var labels: [String]
  var types: [String]
  var flags: MemberFlags = []
  /// The attribute of the actor on which it runs.
  var actor: String?

  /// The arguments of a closure have no labels, so that a reader has to count them.
  static let mostArguments = 3

  init(labels: [String], types: [String]) {
    self.labels = labels
    self.types = types
  }

  /// Nil where the call does not fit the parameters, or where no closure can take them.
  ///
  /// `qualified` gives a type as it is written elsewhere.
  init?(
    of member: MemberFact, called labels: [String], hasTrailingClosure: Bool,
    qualified: (String) -> String
  ) {
    self.init(labels: [], types: [])
    flags = member.flags
    var index = 0
    for parameter in member.parameters {
      let type = FieldType(parameter.type)
      let isLast = hasTrailingClosure && index == labels.count - 1 && type.mentionsClosure
      guard index < labels.count, labels[index] == parameter.label || isLast else {
        guard parameter.hasDefault else { return nil }
        continue
      }
      guard type.canBeClosureParameter else { return nil }
      self.labels.append(parameter.label)
      types.append(
        qualified(type.isImplicitlyUnwrapped ? parameter.type.dropLast() + "?" : parameter.type))
      index += 1
    }
    if index != labels.count { return nil }
  }

  /// The effects behind the parameters of the closure.
  var effects: String {
    (flags.contains(.isAsync) ? " async" : "") + (flags.contains(.isThrowing) ? " throws" : "")
  }

  /// What stands before the call inside of the closure.
  var marks: String {
    (flags.contains(.isThrowing) ? "try " : "") + (flags.contains(.isAsync) ? "await " : "")
  }

  /// The arguments of the call inside of the closure.
  var arguments: String {
    labels.enumerated().map { index, label in label == "_" ? "$\(index)" : "\(label): $\(index)" }
      .joined(separator: ", ")
  }
}
