import DepFacts
import DepModel
import DepSyntax

/// What a call passes to a function or initializer, as a closure in its place takes it.
struct CallSignature {
  var labels: [String]
  var types: [String]
  /// What the parameters are called inside of the function; shorter where that is not known.
  var names: [String] = []
  /// Which parameters the call passes, in order.
  var positions: [Int] = []
  var flags: MemberFlags = []
  /// The attribute of the actor on which it runs.
  var actor: String?

  /// The arguments of a closure have no labels, so that a reader has to count them.
  static let mostArguments = 3
  /// The same where the type of the closure names each of them.
  static let mostNamedArguments = 6
  /// The same for those of a function.
  static let mostOfFunction = 5

  init(labels: [String], types: [String]) {
    self.labels = labels
    self.types = types
  }

  /// For a call that passes arguments by their order; what is a name there names its parameter.
  init(passing arguments: [String], types: [String]) {
    self.init(labels: arguments.map { $0.lastName.isIdentifier ? $0.lastName : "_" }, types: types)
    if Set(labels).count == labels.count { names = labels }
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
    for (position, parameter) in member.parameters.enumerated() {
      let type = FieldType(parameter.type)
      let isLast =
        hasTrailingClosure && index == labels.count - 1
        && (type.mentionsClosure || type.attributes.contains("@escaping"))
      guard index < labels.count, labels[index] == parameter.label || isLast else {
        guard parameter.hasDefault else { return nil }
        continue
      }
      if parameter.type.hasSuffix("...") {
        // A closure takes as many as the call passes.
        let passed = labels.dropLast(hasTrailingClosure ? 1 : 0)
        guard index < passed.count else { return nil }
        let rest = passed[(index + 1)...].prefix { $0 == "_" }
        takeEach(of: parameter, at: position, count: 1 + rest.count, qualified)
        index += 1 + rest.count
        continue
      }
      guard type.canBeClosureParameter else { return nil }
      take(parameter, at: position, qualified)
      index += 1
    }
    if index != labels.count { return nil }
  }

  /// For a call that passes just these parameters; nil where no closure can take them.
  init?(of member: MemberFact, passing positions: [Int], qualified: (String) -> String) {
    self.init(labels: [], types: [])
    flags = member.flags
    for position in positions {
      let parameter = member.parameters[position]
      guard FieldType(parameter.type).canBeClosureParameter else { return nil }
      take(parameter, at: position, qualified)
    }
  }

  /// The arguments that a call passes for a variadic parameter.
  private mutating func takeEach(
    of parameter: ParameterFact, at position: Int, count: Int, _ qualified: (String) -> String
  ) {
    for number in 0..<count {
      var single = parameter
      single.type = String(parameter.type.dropLast("...".count))
      if number > 0 {
        single.label = "_"
        single.name += "\(number + 1)"
      }
      take(single, at: position, qualified)
    }
  }

  private mutating func take(
    _ parameter: ParameterFact, at position: Int, _ qualified: (String) -> String
  ) {
    labels.append(parameter.label)
    let isUnwrapped = FieldType(parameter.type).isImplicitlyUnwrapped
    types.append(qualified(isUnwrapped ? parameter.type.dropLast() + "?" : parameter.type))
    names.append(parameter.name)
    positions.append(position)
  }

  /// Whether a reader could not tell the arguments of a closure apart.
  var hasTooManyArguments: Bool {
    types.count > (canNameAll ? Self.mostNamedArguments : Self.mostArguments)
  }

  /// The same for a function, whose parameters the type of the closure names.
  var hasTooManyForFunction: Bool {
    let areNamed = names.count == types.count && !names.contains("_")
    return types.count > (areNamed ? Self.mostOfFunction : Self.mostArguments)
  }

  /// Whether the callers write a label before each argument, so that each has a name.
  private var canNameAll: Bool {
    names.count == types.count && !labels.contains("_") && !names.contains("_")
  }

  /// The type of the closure.
  func closure(giving result: String) -> FieldType {
    let actor = actor.map { $0 + " " } ?? ""
    return FieldType("\(actor)@Sendable (\(parameters))\(effects) -> \(result)")
  }

  /// The parameters, with names where there are several: the call of a closure has no labels.
  var parameters: String {
    guard types.count > 1, names.count == types.count else {
      return types.joined(separator: ", ")
    }
    return zip(names, types).map { name, type in
      name == "_" ? type : "_ \(FieldNames.camelCased(name).escaped): \(type)"
    }.joined(separator: ", ")
  }

  /// What stands behind the parameters of the closure's type, with a space before each word.
  var effects: String {
    (flags.contains(.isAsync) ? " async" : "") + (flags.contains(.isThrowing) ? " throws" : "")
  }

  /// What stands before the call inside of the closure.
  var marks: String {
    (flags.contains(.isThrowing) ? "try " : "") + (flags.contains(.isAsync) ? "await " : "")
  }

  /// The arguments of the call inside of the closure.
  var arguments: String { arguments(after: 0) }

  /// The same where so many parameters of the closure go to another call.
  func arguments(after count: Int) -> String {
    labels.enumerated().map { index, label in
      label == "_" ? "$\(count + index)" : "\(label): $\(count + index)"
    }.joined(separator: ", ")
  }
}
