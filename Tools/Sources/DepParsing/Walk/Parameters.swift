internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  mutating func bind(_ clause: RawGenericParameterClauseSyntax?) {
    guard let clause else { return }
    GenericParameters.forEachName(clause) { scopes.bind(scopes.number(of: $0), as: .generic) }
  }

  /// Reads the defaults of parameters, and binds their names.
  mutating func walkParameters(_ clause: RawFunctionParameterClauseSyntax) {
    let place = surroundings.place
    for case let node? in clause.parameters.layoutView.children {
      guard let parameter = RawFunctionParameterSyntax(node) else { continue }
      walkAttributes(parameter.attributes)
      if let initializer = parameter.defaultValue {
        setPlace(.defaultArgument)
        walkExpression(initializer.value.raw, .written(parameter.type.raw))
        surroundings.place = place
      }
    }
    // A default does not see the other parameters.
    for case let node? in clause.parameters.layoutView.children {
      guard let parameter = RawFunctionParameterSyntax(node) else { continue }
      bindParameter(parameter)
    }
  }

  private mutating func bindParameter(_ parameter: RawFunctionParameterSyntax) {
    let token = parameter.secondName ?? parameter.firstName
    bind(token)
    if token.isPresent, DeclarationIndex.isDependencies(parameter.type.raw) {
      scopes.bind(scopes.number(of: token.name), as: .dependency)
    }
  }

  func parameters(_ clause: RawFunctionParameterClauseSyntax) -> [ParameterFact] {
    let nodes = clause.parameters.layoutView.children
    if nodes.isEmpty { return [] }
    var facts: [ParameterFact] = []
    facts.reserveCapacity(nodes.count)
    for case let node? in nodes {
      guard let parameter = RawFunctionParameterSyntax(node) else { continue }
      var type = TypeText.of(parameter.type.raw)
      if parameter.ellipsis?.isPresent == true { type += "..." }
      facts.append(
        ParameterFact(
          label: String(syntaxText: parameter.firstName.name),
          name: String(syntaxText: (parameter.secondName ?? parameter.firstName).name),
          type: type, hasDefault: parameter.defaultValue != nil))
    }
    return facts
  }

  mutating func walkDefaults(_ clause: RawEnumCaseParameterClauseSyntax) {
    for case let node? in clause.parameters.layoutView.children {
      guard let parameter = RawEnumCaseParameterSyntax(node),
        let initializer = parameter.defaultValue
      else { continue }
      walkExpression(initializer.value.raw, .written(parameter.type.raw))
    }
  }

  /// The associated values of an enum case.
  func parameters(_ clause: RawEnumCaseParameterClauseSyntax) -> [ParameterFact] {
    var facts: [ParameterFact] = []
    for case let node? in clause.parameters.layoutView.children {
      guard let parameter = RawEnumCaseParameterSyntax(node) else { continue }
      let label = parameter.firstName.map { String(syntaxText: $0.name) } ?? "_"
      let name = parameter.secondName.map { String(syntaxText: $0.name) } ?? label
      facts.append(
        ParameterFact(
          label: label, name: name, type: TypeText.of(parameter.type.raw),
          hasDefault: parameter.defaultValue != nil))
    }
    return facts
  }
}
