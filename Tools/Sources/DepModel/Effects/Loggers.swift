import DepFacts

/// Functions that write a message to a log, and those that end the program.
///
/// What a logger does with a message, such as writing it to a file, is no effect of those who log.
struct Loggers: Sendable {
  /// The names of parameters that `#file`, `#function`, `#line` and `#column` fill by custom.
  private static let placeNames: Set = ["file", "fileID", "filePath", "function", "line", "column"]

  private let types: Set<String>
  private let functions: Set<String>
  /// What tells functions that measure what users do, which is an effect like any other.
  private let measurements: Set<String>
  /// The names that tell as the end of another: `PlayerLogging`, `DiagnosticLog`.
  private let endings: Set<String>

  init(_ sdk: SDKKnowledge) {
    types = sdk.names(in: .loggerTypes)
    endings = types.filter { $0.count > 5 || $0 == "Log" }
    functions = sdk.names(in: .loggerFunctions)
    measurements = sdk.names(in: .measurementWords)
  }

  /// `type` is the name of the type that declares the member; nil for none.
  func contain(_ member: MemberFact, of type: String?) -> Bool {
    guard type == nil || member.flags.contains(.isStatic) else { return false }
    if isAssertion(member) { return true }
    guard takesMessage(member) else { return false }
    if tellsPlace(member) { return !isMeasurement(type ?? "", member) }
    return type.map { isLogger($0, member) } ?? functions.contains(member.name)
  }

  /// Whether it only says that something does not hold: `dbgAssert(index < count)`.
  private func isAssertion(_ member: MemberFact) -> Bool {
    let takesTruth = member.parameters.first.map {
      ["Bool", "@autoclosure () -> Bool"].contains($0.type)
    }
    return takesTruth == true && (member.type == nil || member.type == "Void")
      && (member.name == "assert" || member.name.hasSuffix("Assert"))
  }

  /// Whether the message goes with the place of the call, which only a report is about.
  private func tellsPlace(_ member: MemberFact) -> Bool {
    member.parameters.count(where: isPlace) > 1
  }

  private func isPlace(_ parameter: ParameterFact) -> Bool {
    parameter.hasDefault && Self.placeNames.contains(parameter.name)
  }

  private func isMeasurement(_ type: String, _ member: MemberFact) -> Bool {
    measurements.contains { type.lastName.contains($0) || member.name.contains($0) }
  }

  /// Whether a method of an object writes a message to a log.
  func contain(method member: MemberFact, of type: String) -> Bool {
    isLogger(type, member) && takesMessage(member)
  }

  /// Where only the end of a type's name tells, the function's name has to tell too:
  /// `WorkoutLogger.save` stores a workout.
  private func isLogger(_ type: String, _ member: MemberFact) -> Bool {
    if isMeasurement(type, member) { return false }
    if types.contains(type.lastName) { return true }
    // A log of calls or meals is one of data, unless its functions tell how bad something is.
    if type.hasSuffix("Log") {
      return functions.contains(member.name) && !member.name.lowercased().contains("log")
    }
    return endings.contains(where: type.hasSuffix)
      && (functions.contains(member.name) || member.name.hasPrefix("log"))
  }

  private func takesMessage(_ member: MemberFact) -> Bool {
    // `log(meal)` stores a meal.
    let isNamedSo =
      member.owner >= 0 && functions.contains(member.name)
      && !member.name.lowercased().contains("log")
    return member.kind == .function && (member.type == nil || member.type == "Void")
      // `SecureLogger.info(event)` stands beside `SecureLogger.info("text")`.
      && member.parameters.contains { (isNamedSo || isMessage($0.type)) && !isPlace($0) }
      && !member.parameters.contains { isCallback($0.type) }
  }

  /// Whether nothing runs after it.
  func endProgram(_ member: MemberFact) -> Bool { member.type == "Never" }

  private func isMessage(_ type: String) -> Bool {
    let value = type.split(separator: ">").last.map(String.init) ?? type
    let core = value.filter { !" ?!.".contains($0) }
    return ["String", "StaticString", "Substring", "Any", "Error", "anyError"].contains(core)
  }

  private func isCallback(_ type: String) -> Bool {
    type.hasArrow && !type.contains("@autoclosure")
  }
}
