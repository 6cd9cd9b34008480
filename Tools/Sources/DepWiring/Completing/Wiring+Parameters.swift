import DepFacts
import DepModel
import DepSyntax

/// What a closure is given when it runs, and where that goes.
extension Wiring {
  /// The call with which `live` of the type that asks makes a type for a field.
  func callOfLive(making type: Int, for wanted: Wanted) -> ForwardedArguments? {
    guard let structType = wanted.structType, let value = lives.values(of: structType)[wanted.name],
      madeByLive(wanted, value.isClosure) == type
    else { return nil }
    return value.call
  }

  /// How a type is made for a field: by the initializer that `live` calls, if one is known.
  func made(_ type: Int, for wanted: Wanted) -> MadeType? {
    callOfLive(making: type, for: wanted).flatMap { makers.made(type, taking: $0.labels) }
      ?? makers.made(type)
  }

  /// Whether `live` passes on what its closure is given to an initializer that no root sees.
  func callsAnotherInitializer(_ type: Int, for wanted: Wanted) -> Bool {
    guard let call = callOfLive(making: type, for: wanted), !call.pairs.isEmpty else {
      return false
    }
    return makers.made(type, taking: call.labels) == nil
  }

  /// The run-time arguments under the names that the initializer gives them.
  ///
  /// The labels in `live` say which parameter gets which; without them the types do. A field has
  /// the name of an argument only if it is the one that gets it.
  func locals(
    for function: MeantType.Function, of type: Int, _ wanted: Wanted
  ) -> [Use.Local] {
    let made = made(type, for: wanted)
    var rest = made?.parameters.filter { !$0.isDependencies } ?? []
    let passed = parametersOfLive(made, for: wanted)
    var taken: Set<String> = []
    return function.parameters.enumerated().map { index, parameter in
      let written = index < function.names.count ? function.names[index] : nil
      let match =
        passed.isEmpty
        ? rest.firstIndex { matching.accepts(parameter, for: $0.type) }.map { rest.remove(at: $0) }
        : passed[index].flatMap { made?.parameters[$0] }
      let field = made?.fields.first {
        matching.accepts(parameter, for: $0.type) && matching.tellsByType($0.type)
      }
      let plain = parameter.text.lastName.lowerCamel.filter { $0.isLetter || $0.isNumber }
      var name = match?.name ?? field?.name ?? written ?? plain
      if name == "_" { name = plain }
      if !taken.insert(name).inserted || name.isEmpty { name = "argument\(index + 1)" }
      return Use.Local(name: name, type: parameter, parameter: passed[index])
    }
  }

  /// By the index of what the closure is given: the parameter of the initializer.
  private func parametersOfLive(_ made: MadeType?, for wanted: Wanted) -> [Int: Int] {
    guard let made, let call = callOfLive(making: made.type, for: wanted),
      let parameters = made.parameters(for: call.labels)
    else { return [:] }
    return Dictionary(call.pairs.map { ($0.parameter, parameters[$0.argument]) }) { first, _ in
      first
    }
  }
}
