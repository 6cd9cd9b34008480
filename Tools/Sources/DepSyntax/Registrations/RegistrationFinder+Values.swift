import DepFacts
import DepModel
import SwiftSyntax

/// Registrations that are static values of keys: `static let liveValue = APIClient()`.
extension RegistrationFinder {
  func value(_ variable: VariableDeclSyntax) -> Registration? {
    let declaration = DeclSyntax(variable)
    guard declaration.modifierNames.contains("static"), let binding = variable.bindings.first,
      let name = declaration.declaredNames.first, dialect.values.contains(name),
      let group = variable.parent?.parent?.parent?.parent,
      let holder = group.declaredTypeName
    else { return nil }
    let surroundings = RegistrationSurroundings(variable, source: source, project: project)
    var reader = BodyReader(
      source: source, dialect: dialect, properties: properties, project: project)
    reader.selfType = holder
    reader.outerNames = surroundings.memberNames.subtracting([name])
    let key = keys[holder.lastName]
    let written = key?.type ?? binding.typeAnnotation?.type.trimmedDescription ?? holder
    var services = [written == "Self" ? holder : written]
    let body: RegistrationBody
    if let value = binding.initializer?.value {
      body = reader.read(value: value, services: &services).body
    } else if case .getter(let items) = binding.accessorBlock?.accessors {
      body = reader.read(items, resolver: nil, services: &services).body
    } else {
      return nil
    }
    var registration = Registration(
      services: services, property: key?.name ?? holder.lowerCamel, lifetime: .kept, body: body,
      isOnMainActor: surroundings.isOnMainActor, obstacle: surroundings.obstacle,
      file: source.file, path: source.path,
      position: source.position(at: binding.inner.lowerBound), statement: variable.inner)
    registration.mayFetchAny = reader.mayFetchAny
    if let obstacle = reader.obstacle { registration.note(obstacle.kind, obstacle.detail) }
    return registration
  }
}

/// A property of a container that reads what a key registers: `self[APIClient.self]`.
struct KeyedProperty {
  let name: String
  let type: String?
}

/// Finds the properties that keys have, by the last name of the key's type.
final class KeyedPropertyFinder: SyntaxVisitor {
  private(set) var found: [String: KeyedProperty] = [:]

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      node.arguments.count == 1, let key = node.arguments.first?.expression.selfType,
      let variable = Surroundings(of: node).member?.as(VariableDeclSyntax.self),
      let name = DeclSyntax(variable).declaredNames.first
    else { return .visitChildren }
    let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
    found[key.lastName] = KeyedProperty(name: name, type: type)
    return .visitChildren
  }
}

extension Syntax {
  /// The name of the type that it declares or extends.
  package var declaredTypeName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
