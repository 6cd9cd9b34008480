import DepFacts
import DepModel
import DepSyntax

extension AmbientCall {
  /// Whether the closure behind a call is the last argument of the field's closure.
  func takesTrailingClosure(of call: CallSite) -> Bool {
    let count = FieldType("\(parameters) -> \(result)").function?.parameters.count
    return !call.hasMoreTrailingClosures && parameters.contains("->")
      && count == call.labels.count + 1
  }

  /// The closure that passes on what a function of an SDK takes, as its catalogue entry says.
  ///
  /// Nil where the entry stands for several functions, or takes less than the function does.
  init?(
    _ suggestion: FieldSuggestion, of expression: String, named names: [String], at site: UseSite,
    in scope: ProjectScope
  ) {
    let type = FieldType(suggestion.type)
    guard let call = site.call, !call.labels.isEmpty, !expression.hasPrefix("*."),
      expression.hasSuffix(":)"), suggestion.fits(call),
      type.parameterCount == call.labels.count,
      expression.count(where: { $0 == ":" }) == call.labels.count,
      let result = type.result?.description,
      let start = type.description.firstIndex(of: "(")
    else { return nil }
    self.init()
    self.names = names
    parameters = String(type.description[start...].dropLast(" -> \(result)".count))
    self.result = result
    live = suggestion.live
    isDiscardable = result != "Void" && site.dropsResult(in: scope)
  }
}
