import DepFacts
import DepModel
import SwiftSyntax

/// Containers whose own properties hold the objects: `lazy var feed = Feed(api: api)`.
extension RegistrationFinder {
  func property(_ variable: VariableDeclSyntax) -> Registration? {
    guard isOfContainer(variable), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return nil }
    let surroundings = RegistrationSurroundings(variable, source: source, project: project)
    var reader = BodyReader(
      source: source, dialect: dialect, properties: properties, project: project)
    reader.outerNames = surroundings.memberNames.subtracting(properties)
    var services = binding.typeAnnotation.map { [$0.type.trimmedDescription] } ?? []
    let (read, lifetime) = read(binding, with: &reader, &services)
    let body = read?.body ?? RegistrationBody(pieces: [], isExpression: true, range: binding.inner)
    guard let first = services.first ?? read?.made else { return nil }
    var registration = Registration(
      services: [first], property: name, lifetime: lifetime, body: body,
      isOnMainActor: surroundings.isOnMainActor, obstacle: surroundings.obstacle,
      file: source.file, path: source.path,
      position: source.position(at: binding.inner.lowerBound), statement: variable.inner)
    if let obstacle = reader.obstacle { registration.note(obstacle.kind, obstacle.detail) }
    if read == nil { registration.note(.decided, "an initializer or a setter decides its value") }
    return registration
  }

  /// What a property begins with, or what its getter makes each time.
  private func read(
    _ binding: PatternBindingSyntax, with reader: inout BodyReader, _ services: inout [String]
  ) -> (read: (body: RegistrationBody, made: String?)?, RegistrationLifetime) {
    if let value = binding.initializer?.value {
      return (reader.read(value: value, services: &services), .kept)
    }
    guard case .getter(let items) = binding.accessorBlock?.accessors else { return (nil, .kept) }
    if items.count == 1, let call = items.first?.onlyValue?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.lastCalledName, dialect.keepingCalls.contains(name),
      let closure = call.trailingClosure
    {
      let read = reader.read(
        ExprSyntax(closure), services: &services, resolverAt: nil)
      return (read, .kept)
    }
    return (reader.read(items, resolver: nil, services: &services), .new)
  }

  private func isOfContainer(_ variable: VariableDeclSyntax) -> Bool {
    let declaration = DeclSyntax(variable)
    guard declaration.modifierNames.isDisjoint(with: ["static", "class"]),
      let group = variable.parent?.parent?.parent?.parent
    else { return false }
    return group.declaredTypeName?.lastName == dialect.name.lastName
  }
}
