import DepFacts
import DepModel
import SwiftSyntax

/// Registrations that are properties: `var api: Factory<API> { self { NetworkAPI() } }`.
extension RegistrationFinder {
  func registration(by variable: VariableDeclSyntax) -> Registration? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
      dialect.properties.contains(type.name.text),
      let arguments = type.genericArgumentClause?.arguments.map({ $0.argument }),
      let service = arguments.last?.trimmedDescription,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return nil }
    let surroundings = RegistrationSurroundings(variable, source: source, project: project)
    var reader = BodyReader(
      source: source, dialect: dialect, properties: properties, project: project)
    reader.outerNames = surroundings.memberNames.subtracting(properties)
    var registration = Registration(
      services: [service.withoutParentheses], property: name,
      body: RegistrationBody(pieces: [], isExpression: true, range: binding.inner),
      isOnMainActor: surroundings.isOnMainActor
        || variable.attributes.names.contains("MainActor"),
      obstacle: surroundings.obstacle, file: source.file, path: source.path,
      position: source.position(at: binding.inner.lowerBound), statement: variable.inner)
    guard case .getter(let items) = binding.accessorBlock?.accessors, items.count == 1,
      let value = items.first?.onlyValue, let found = ModifierChain.inward(value),
      let closure = found.call.trailingClosure.map({ ExprSyntax($0) })
        ?? found.call.arguments.last?.expression, closure.is(ClosureExprSyntax.self)
    else {
      registration.note(.decided, "the property does more than register one closure")
      return registration
    }
    var services = registration.services
    registration.body = reader.read(closure, services: &services, resolverAt: nil).body
    registration.parameters = reader.parameters
    registration.mayFetchAny = reader.mayFetchAny
    if arguments.count == 2 { registration.typeParameters(arguments[0].trimmedDescription) }
    registration.isOnMainActor = registration.isOnMainActor || reader.isOnMainActor
    if let obstacle = reader.obstacle { registration.note(obstacle.kind, obstacle.detail) }
    found.chain.apply(to: &registration, dialect)
    return registration
  }
}

extension Registration {
  /// Gives the parameter of a closure the type that the property names.
  fileprivate mutating func typeParameters(_ written: String) {
    if parameters.count == 1 {
      parameters[0].type = written
    } else if parameters.isEmpty {
      note(.argumentsUnknown, "the closure does not name its parameter")
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression that a body of one statement gives.
  var onlyValue: ExprSyntax? {
    if let value = item.as(ExprSyntax.self) { return value }
    return item.as(ReturnStmtSyntax.self)?.expression
  }
}
