import DepFacts
import DepModel
import SwiftSyntax

/// Reads what a registration makes, and takes out the places that fetch other objects.
struct BodyReader {
  let source: ParsedSource
  let dialect: RegistrationDialect
  let properties: Set<String>
  let project: ProjectTrees
  /// Names that exist only where the registration stands.
  var outerNames: Set<String> = []
  /// What `Self` means there.
  var selfType: String?
  private(set) var parameters: [Registration.Parameter] = []
  private(set) var obstacle: Registration.Obstacle?
  private(set) var isOnMainActor = false
  /// Whether the body fetches what the code does not name.
  private(set) var mayFetchAny = false

  init(
    source: ParsedSource, dialect: RegistrationDialect, properties: Set<String>,
    project: ProjectTrees
  ) {
    self.source = source
    self.dialect = dialect
    self.properties = properties
    self.project = project
  }

  /// The body of a closure, of an initializer that is handed over, or of a value; with the type
  /// that it makes, where nothing else names one.
  mutating func read(
    _ value: ExprSyntax, services: inout [String], resolverAt: Int?
  ) -> (body: RegistrationBody, made: String?) {
    if let closure = value.as(ClosureExprSyntax.self) {
      return read(closure, services: &services, resolverAt: resolverAt)
    }
    if let access = value.as(MemberAccessExprSyntax.self), let type = access.base?.namePath,
      access.declName.baseName.text == "init"
    {
      return (construction(of: type, value.inner), type)
    }
    return expression(value, range: value.inner, resolver: nil, services: &services)
  }

  /// A value that a property begins with; a closure is the object itself.
  mutating func read(
    value: ExprSyntax, services: inout [String]
  ) -> (body: RegistrationBody, made: String?) {
    expression(value, range: value.inner, resolver: nil, services: &services)
  }

  private mutating func read(
    _ closure: ClosureExprSyntax, services: inout [String], resolverAt: Int?
  ) -> (body: RegistrationBody, made: String?) {
    let signature = closure.signature
    isOnMainActor = signature?.attributes.names.contains("MainActor") == true
    var names = ClosureParameters.of(closure)
    var resolver: String?
    if let index = resolverAt {
      resolver = signature == nil ? "$\(index)" : names.dropFirst(index).first?.name
      // What stands before the container is what only a fetch knows.
      outerNames.formUnion(names.prefix(index).map(\.name))
      names.removeFirst(min(index + 1, names.count))
    }
    parameters = names
    if signature?.capture != nil { refuse(.atRunTime, "the closure captures what it uses") }
    if let result = signature?.returnClause?.type, services.isEmpty {
      services = [result.trimmedDescription.withoutParentheses]
    }
    return read(closure.statements, resolver: resolver, services: &services)
  }

  /// The statements of a closure or a getter.
  mutating func read(
    _ statements: CodeBlockItemListSyntax, resolver: String?, services: inout [String]
  ) -> (body: RegistrationBody, made: String?) {
    if statements.count == 1, let value = statements.first?.onlyValue {
      return expression(
        value, range: statements.first?.inner ?? value.inner, resolver: resolver,
        services: &services)
    }
    guard let first = statements.first, let last = statements.last else {
      refuse(.decided, "the closure is empty")
      return (RegistrationBody(pieces: [], isExpression: true, range: statements.inner), nil)
    }
    let range = first.inner.lowerBound..<last.inner.upperBound
    let collector = collect(Syntax(statements), resolver: resolver)
    let made = last.onlyValue.flatMap { MadeValue($0).object }
    return (
      RegistrationBody(
        pieces: collector.pieces(of: range), isExpression: false, range: range,
        indentation: source.indentation(at: range.lowerBound)),
      made
    )
  }

  private mutating func expression(
    _ value: ExprSyntax, range: Range<Int>, resolver: String?, services: inout [String]
  ) -> (body: RegistrationBody, made: String?) {
    var (value, range) = (value, range)
    if let cast = value.cast {
      if services.isEmpty { services = [cast.type] }
      if services[0].serviceKey == cast.type.serviceKey {
        value = cast.value
        range = value.inner
      }
    }
    let collector = collect(Syntax(value), resolver: resolver)
    let body = RegistrationBody(
      pieces: collector.pieces(of: value.inner), isExpression: true, range: range,
      indentation: source.indentation(at: value.inner.lowerBound))
    return (body, MadeValue(value).object)
  }

  private mutating func collect(_ node: Syntax, resolver: String?) -> FetchCollector {
    let collector = FetchCollector(
      source: source, dialect: dialect, properties: properties, project: project,
      resolver: resolver, outerNames: outerNames, selfType: selfType)
    collector.walk(node)
    if let found = collector.obstacle { refuse(found.kind, found.detail) }
    mayFetchAny = mayFetchAny || collector.mayFetchAny
    for index in parameters.indices where parameters[index].type == nil {
      parameters[index].type = collector.typesOfNames[parameters[index].name]
    }
    return collector
  }

  /// `Feed(api: …)` with everything fetched that its one initializer takes.
  private mutating func construction(of type: String, _ range: Range<Int>) -> RegistrationBody {
    let id = project.scope.type(named: type, in: nil, file: source.file)
    let initializers = id.map { project.scope.members(of: $0) }?.filter {
      $0.kind == .initializer
    }
    guard let initializers, initializers.count <= 1 else {
      refuse(
        .decided,
        initializers == nil
          ? "'\(type)' is not part of the project" : "'\(type)' has several initializers")
      return RegistrationBody(pieces: [], isExpression: true, range: range)
    }
    var pieces: [RegistrationBody.Piece] = [.text("\(type)(")]
    for (index, parameter) in (initializers.first?.parameters ?? []).enumerated() {
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      pieces.append(.text((index == 0 ? "" : ", ") + label))
      pieces.append(
        .fetch(
          .init(
            key: .type(parameter.type.serviceKey, name: nil), type: parameter.type,
            position: source.position(at: range.lowerBound))))
    }
    pieces.append(.text(")"))
    return RegistrationBody(pieces: pieces, isExpression: true, range: range)
  }

  private mutating func refuse(_ kind: Registration.Obstacle.Kind, _ detail: String) {
    if obstacle == nil { obstacle = .init(kind: kind, detail: detail) }
  }
}

/// The parameters of a closure.
enum ClosureParameters {
  static func of(_ closure: ClosureExprSyntax) -> [Registration.Parameter] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map { .init(name: $0.name.plainName, type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        .init(
          name: ($0.secondName ?? $0.firstName).plainName, type: $0.type?.trimmedDescription)
      }
    case nil: []
    }
  }
}

extension MadeValue {
  /// The type of an object that a call of a type makes.
  fileprivate var object: String? {
    guard case .object(let name) = self else { return nil }
    return name
  }
}
