import DepFacts
import DepModel
import DepSyntax

/// The texts about fields that several values or types fit.
extension Wiring {
  /// `written` is how the call names each of them.
  func ambiguous(
    _ wanted: Wanted, _ supplies: [String], written: [String], in use: Use
  ) -> WiringProblem {
    func list(_ names: [String]) -> String {
      names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
    let lines = list(written.map { "'\(wanted.name): \($0)'" })
    let note = WiringProblem.Note(
      path: use.path, position: use.position,
      message: "write \(lines) in the call of '\(wanted.owner)', or rename "
        + (wanted.structType == nil
          ? "the parameter of its initializer" : "the field in \(wanted.owner).Dependencies"))
    let word = supplies.count == 2 ? "neither" : "none"
    return problem(
      .ambiguous,
      "'\(wanted.declared)' of '\(wanted.owner)' could be \(list(supplies.map { "'\($0)'" })); "
        + "\(word) has its name",
      [note], in: use)
  }

  mutating func reportSeveral(_ types: [Int], _ wanted: Wanted, in use: Use) {
    let lines = types.compactMap { type in
      suggestion(wanted, making: type, at: use.root).map { (type: type, text: $0) }
    }.prefix(Self.suggestionCount)
    let shown = lines.isEmpty ? Array(types.prefix(Self.suggestionCount)) : lines.map(\.type)
    var notes = shown.map { note(scope.model.types[$0].place, "'\(name($0))'") }
    if let decorator = decorator(among: types, wanted) { notes.append(decorator) }
    let end = runAgain(use.root) + (lines.isEmpty ? "" : ":")
    let place = states[use.root].site.shape.entry.place
    notes.append(
      wanted.type.function == nil
        ? note(place, "add the one that you mean, \(end)", lines.map(\.text))
        : .init(
          path: use.path, position: use.position,
          message: "write the one that you mean in this call, \(end)", lines: lines.map(\.text)))
    let count = types.count == 2 ? "two" : "\(types.count)"
    problems.append(
      problem(
        .ambiguous, "\(count) types could be '\(wanted.declared)' of '\(wanted.owner)'", notes,
        in: use))
  }

  /// How many of the types that could be meant are named.
  private static var suggestionCount: Int { 5 }

  /// How a text goes on that tells to edit a file, which the command then finds uncommitted.
  func runAgain(_ root: Int) -> String {
    "then run 'depstructs wire \(states[root].site.name) --write', with '--force' where the file "
      + "has changes that are not committed"
  }

  /// The one that needs one of its own kind, and could stand around another.
  private func decorator(among types: [Int], _ wanted: Wanted) -> WiringProblem.Note? {
    for outer in types {
      guard let field = makers.made(outer)?.fields.first(where: { $0.type.key == wanted.type.key }),
        let inner = types.first(where: { $0 != outer })
      else { continue }
      let call = "\(name(outer))(dependencies: .init(\(field.name): \(name(inner))(…)))"
      return note(
        scope.model.types[outer].place,
        "'\(name(outer))' is one and needs one; '\(wanted.name) = \(call)' would use both")
    }
    return nil
  }
  /// A line that makes the type and compiles when the command has completed it; nil for none.
  private func suggestion(_ wanted: Wanted, making type: Int, at root: Int) -> String? {
    guard wanted.type.function == nil else { return closureLine(wanted, making: type, at: root) }
    guard let made = makers.made(type), !made.isAsync, !made.isThrowing, !made.isFailable,
      made.parameters.allSatisfy({
        $0.hasDefault || $0.isDependencies || made.structType == nil && $0.label != "_"
      })
    else { return nil }
    return keptLine(type, named: wanted.name)
  }

  /// An argument that makes a type for a field that is a closure; nil where that cannot compile.
  func closureLine(_ wanted: Wanted, making type: Int, at root: Int) -> String? {
    guard let function = wanted.type.function, let made = made(type, for: wanted),
      function.isThrowing || !made.isThrowing, function.isAsync || !made.isAsync,
      function.value?.isOptional == true || !made.isFailable, runs(where: type, function, at: root)
    else { return nil }
    let locals = locals(for: function, of: type, wanted)
    guard let arguments = arguments(of: made, locals) else { return nil }
    let head = locals.isEmpty ? "" : locals.map(\.name.escaped).joined(separator: ", ") + " in "
    let effects = effects(ofMaking: type, for: wanted, in: function, at: root)
    let call = "\(name(type))(\(arguments.joined(separator: ", ")))"
    return "\(wanted.name.escapedAsLabel): { \(head)\(effects)\(call) }"
  }

  /// What a call passes of what a closure is given; nil where a parameter gets nothing that fits.
  private func arguments(of made: MadeType, _ locals: [Use.Local]) -> [String]? {
    var rest = locals
    var arguments: [String] = []
    for (position, parameter) in made.parameters.enumerated() {
      let label = parameter.label == "_" ? "" : "\(parameter.label.escapedAsLabel): "
      if parameter.isDependencies, made.structType != nil {
        arguments.append(label + ".init()")
        continue
      }
      let index =
        rest.firstIndex { $0.parameter == position }
        ?? rest.firstIndex {
          $0.parameter == nil && matching.accepts($0.type, for: parameter.type)
        }
        ?? rest.firstIndex {
          !parameter.hasDefault && $0.parameter == nil && mayBe($0.type, parameter.type)
        }
      if let index {
        arguments.append(label + rest.remove(at: index).name.escaped)
      } else if !parameter.hasDefault {
        return nil
      }
    }
    return arguments
  }

  /// What is not known may fit, and so may what has another name or takes anything.
  private func mayBe(_ given: MeantType, _ parameter: MeantType) -> Bool {
    let open = ["Any", "AnyHashable", "AnyObject", "TimeInterval", "Double"]
    return !isKnown(given) || !isKnown(parameter)
      || open.contains(parameter.key)
        && (parameter.key.hasPrefix("Any") || open.contains(given.key))
  }
}
