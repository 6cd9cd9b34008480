import DepFacts
import DepModel
import SwiftSyntax

/// Registrations that are calls: `container.register(API.self) { _ in NetworkAPI() }`.
extension RegistrationFinder {
  /// Nil where the code does not say what it registers, and for a call of something else.
  func registration(
    by call: FunctionCallExprSyntax, _ name: String, _ meaning: ContainerReceiver.Meaning
  ) -> Registration? {
    let parts = CallParts(call, dialect: dialect, name: name)
    guard let value = parts.value, fits(call, value, name) else {
      if meaning == .container { noteUnreadable(call) }
      return nil
    }
    guard !parts.hasOtherType, parts.service.map({ isGeneric($0, at: call) }) != true else {
      noteUnreadable(call)
      return nil
    }
    let chain = ModifierChain(outward: call)
    let surroundings = RegistrationSurroundings(call, source: source, project: project)
    var reader = BodyReader(
      source: source, dialect: dialect, properties: properties, project: project)
    reader.outerNames = surroundings.names
    var services = parts.service.map { [$0] } ?? []
    let (body, made) = reader.read(
      value, services: &services, resolverAt: dialect.resolverParameter)
    guard let first = services.first ?? made else {
      noteUnreadable(call)
      return nil
    }
    var registration = Registration(
      services: services.isEmpty ? [first] : services, infersType: services.isEmpty,
      name: parts.name, scope: parts.scope,
      lifetime: dialect.lifetimeOfCalls[name], body: body, parameters: reader.parameters,
      isOnMainActor: surroundings.isOnMainActor || reader.isOnMainActor,
      obstacle: surroundings.obstacle ?? reader.obstacle, file: source.file, path: source.path,
      position: source.position(at: call.inner.lowerBound), statement: chain.whole.inner,
      functionStart: surroundings.functionStart, listStart: surroundings.listStart)
    registration.isCertain = meaning == .container
    registration.mayFetchAny = reader.mayFetchAny
    registration.read(StoringCall.all(of: call, dialect), in: source)
    chain.apply(to: &registration, dialect)
    if chain.registersOther(than: dialect) { noteUnreadable(call) }
    return registration
  }

  private func isGeneric(_ type: String, at call: FunctionCallExprSyntax) -> Bool {
    GenericNames.areIn(type, at: call, project.scope, source.file)
  }

  /// Whether a call is of the container, and not of something else with a function of this name.
  private func fits(_ call: FunctionCallExprSyntax, _ value: ExprSyntax, _ name: String) -> Bool {
    if let labels = dialect.labelsOfCalls[name] {
      return call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
    }
    return value.is(ClosureExprSyntax.self)
      || call.arguments.contains { dialect.makingLabels.contains($0.label?.text ?? "") }
  }
}

/// The arguments of a registration by what they say.
struct CallParts {
  var service: String?
  var name: String?
  var scope: String?
  /// The closure or the object.
  var value: ExprSyntax?
  /// Whether the type is given by something else than its name: `register(type) { … }`.
  var hasOtherType = false

  init(_ call: FunctionCallExprSyntax, dialect: RegistrationDialect, name callName: String) {
    value = call.trailingClosure.map { ExprSyntax($0) }
    for argument in call.arguments {
      let label = argument.label?.text ?? ""
      if service == nil, let type = argument.expression.selfType {
        service = type
      } else if service == nil, Self.isType(argument, of: callName, dialect) {
        hasOtherType = true
      } else if dialect.nameLabels.contains(label) {
        name = argument.expression.trimmedDescription
      } else if dialect.scopeLabels.contains(label) {
        scope = argument.expression.lastCalledName
      } else if value == nil || argument.expression.is(ClosureExprSyntax.self) {
        value = argument.expression
      }
    }
    if name == "nil" { name = nil }
  }

  /// Whether an argument stands for a parameter that takes a type.
  private static func isType(
    _ argument: LabeledExprSyntax, of call: String, _ dialect: RegistrationDialect
  ) -> Bool {
    guard !argument.expression.is(ClosureExprSyntax.self) else { return false }
    let label = argument.label?.text ?? "_"
    return dialect.isOwn
      ? dialect.labelsOfTypes[call]?.contains(label) == true
      : argument.label == nil || dialect.typeLabels.contains(label)
  }
}

/// What is said of a registration behind it: `.inObjectScope(.container)`.
struct ModifierChain {
  struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax?
  }

  private(set) var modifiers: [Modifier] = []
  /// The expression with all that follows.
  private(set) var whole: ExprSyntax

  /// What follows a call.
  init(outward call: FunctionCallExprSyntax) {
    whole = ExprSyntax(call)
    while let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id {
      let outer = access.parent?.as(FunctionCallExprSyntax.self)
      let isCalled = outer?.calledExpression.id == ExprSyntax(access).id
      modifiers.append(
        Modifier(name: access.declName.baseName.text, call: isCalled ? outer : nil))
      whole = isCalled ? outer.map { ExprSyntax($0) } ?? ExprSyntax(access) : ExprSyntax(access)
    }
  }

  /// What stands behind the first call of an expression, and that call.
  static func inward(
    _ expression: ExprSyntax
  ) -> (call: FunctionCallExprSyntax, chain: ModifierChain)? {
    var node = expression
    while true {
      if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base,
          base.is(FunctionCallExprSyntax.self)
            || base.is(MemberAccessExprSyntax.self)
        else { return (call, ModifierChain(outward: call)) }
        node = base
      } else {
        return nil
      }
    }
  }

  /// Whether a modifier that the tool does not know, or one without a plain name, may register
  /// the object under another type.
  func registersOther(than dialect: RegistrationDialect) -> Bool {
    modifiers.contains { modifier in
      let arguments = modifier.call.map { Array($0.arguments.map(\.expression)) } ?? []
      if dialect.serviceCalls.contains(modifier.name) {
        return !arguments.contains { $0.selfType != nil }
      }
      return !dialect.scopeCalls.contains(modifier.name)
        && arguments.contains { $0.selfType != nil }
    }
  }

  func apply(to registration: inout Registration, _ dialect: RegistrationDialect) {
    for modifier in modifiers {
      let argument = modifier.call?.arguments.first?.expression
      if dialect.scopeCalls.contains(modifier.name) {
        registration.scope = argument?.lastCalledName ?? ""
      } else if dialect.serviceCalls.contains(modifier.name) {
        let types = modifier.call?.arguments.compactMap(\.expression.selfType) ?? []
        registration.services += types
        if types.isEmpty { registration.note(.decided, "'.\(modifier.name)' names no type") }
      } else if dialect.lifetimes[modifier.name] != nil, argument == nil {
        registration.scope = modifier.name
      } else if !dialect.otherContexts.contains(modifier.name) {
        registration.note(
          .decided, "the tool does not know what '.\(modifier.name)' changes")
      }
    }
  }
}

extension Registration {
  mutating func note(_ kind: Obstacle.Kind, _ detail: String) {
    if obstacle == nil { obstacle = Obstacle(kind: kind, detail: detail) }
  }
}
