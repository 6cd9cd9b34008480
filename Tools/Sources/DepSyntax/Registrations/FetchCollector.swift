import DepFacts
import DepModel
import SwiftSyntax

/// Collects the places of a body that fetch from the container, and what keeps the body from
/// standing elsewhere.
final class FetchCollector: SyntaxVisitor {
  let source: ParsedSource
  let dialect: RegistrationDialect
  let properties: Set<String>
  let project: ProjectTrees
  /// The name of the container inside of the closure.
  let resolver: String?
  private let outerNames: Set<String>
  private let selfType: String?
  private(set) var obstacle: Registration.Obstacle?
  /// Whether a call fetches what the code does not name.
  private(set) var mayFetchAny = false
  /// The types that arguments of calls ask of names.
  private(set) var typesOfNames: [String: String] = [:]
  private var changes: [(range: Range<Int>, piece: RegistrationBody.Piece)] = []
  private var depth = 0
  private var bound: [Set<String>] = []

  init(
    source: ParsedSource, dialect: RegistrationDialect, properties: Set<String>,
    project: ProjectTrees, resolver: String?, outerNames: Set<String>,
    selfType: String? = nil
  ) {
    self.source = source
    self.dialect = dialect
    self.properties = properties
    self.project = project
    self.resolver = resolver
    self.outerNames = outerNames
    self.selfType = selfType
    super.init(viewMode: .sourceAccurate)
  }

  /// The text of a range with what fetches taken out of it.
  func pieces(of range: Range<Int>) -> [RegistrationBody.Piece] {
    var pieces: [RegistrationBody.Piece] = []
    var position = range.lowerBound
    let sorted = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for change in sorted
    where change.range.lowerBound >= position && change.range.upperBound <= range.upperBound {
      if position < change.range.lowerBound {
        pieces.append(.text(source.text(position..<change.range.lowerBound)))
      }
      pieces.append(change.piece)
      position = change.range.upperBound
    }
    if position < range.upperBound {
      pieces.append(.text(source.text(position..<range.upperBound)))
    }
    return pieces
  }

  // MARK: Walking

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let reading = FetchCall(
      node, dialect: dialect, properties: properties, resolver: resolver,
      project: project, file: source.file)
    guard let reading, reading.isPlain else {
      if let reading, reading.key == nil { mayFetchAny = true }
      addDependencies(to: node)
      return .visitChildren
    }
    add(reading, of: node)
    return .skipChildren
  }

  /// `r ~> API.self` fetches in the middle of a row of operators.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var end = node.position
    for element in node.elements where element.position >= end {
      guard let fetch = FetchOperator(on: element),
        let reading = FetchCall(
          fetch, from: element, dialect: dialect, resolver: resolver, project: project,
          file: source.file)
      else {
        walk(element)
        continue
      }
      end = fetch.right.endPosition
      add(
        reading, in: fetch.whole?.inner ?? element.inner.lowerBound..<fetch.right.inner.upperBound)
    }
    return .skipChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let reading = FetchCall(
      node, dialect: dialect, resolver: resolver, project: project, file: source.file)
    guard let reading else { return .visitChildren }
    add(reading, in: node.inner)
    return .skipChildren
  }

  /// `guard let api = r.resolve(API.self) else { fatalError() }` needs no check in a root.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.count == 1,
      let condition = node.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      let value = condition.initializer?.value, let call = value.as(FunctionCallExprSyntax.self),
      FetchCall(
        call, dialect: dialect, properties: properties, resolver: resolver, project: project,
        file: source.file) != nil
    else { return .visitChildren }
    let head = node.inner.lowerBound..<value.inner.lowerBound
    let name = condition.pattern.trimmedDescription
    changes.append((head, .text("\(condition.bindingSpecifier.text) \(name) = ")))
    walk(value)
    changes.append((value.inner.upperBound..<node.inner.upperBound, .text("")))
    return .skipChildren
  }

  /// `try` before a fetch needs no place in a root, whose members do not throw.
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard dialect.mayThrow, depth == 0 else { return .visitChildren }
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      refuse(.optionalUse, "the closure uses 'try?' on what it fetches")
    } else if throwsNothing(besidesFetches: node.expression) {
      changes.append((node.inner.lowerBound..<node.expression.inner.lowerBound, .text("")))
    } else if node.questionOrExclamationMark == nil {
      refuse(.decided, "the closure may throw, and a member of a root cannot")
    }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if dialect.mayThrow, depth == 0 {
      refuse(.decided, "the closure may throw, and a member of a root cannot")
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    bound.append(Set(ClosureParameters.of(node).map(\.name)))
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    depth -= 1
    bound.removeLast()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
      return .skipChildren
    }
    let name = node.baseName.text
    guard !bound.contains(where: { $0.contains(name) }) else { return .skipChildren }
    if dialect.readsProperties, properties.contains(name) {
      add(property: name, at: node)
      return .skipChildren
    }
    if name == resolver {
      if !replacesResolver(node) {
        refuse(.decided, "the closure hands on the container itself")
      }
    } else if name == "Self", let selfType {
      changes.append((node.inner, .text(selfType)))
    } else if name == "self" {
      refuse(.atRunTime, "the closure uses 'self', which exists only where it registers")
    } else if outerNames.contains(name) {
      refuse(.atRunTime, "the closure uses '\(name)', which exists only where it registers")
    } else if let type = InferredType.ofArgument(ExprSyntax(node), project, source.file) {
      typesOfNames[name] = type
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let base, dialect.parents.contains(base) {
      add(property: name, at: node, type: typeOfParent(name))
      return .skipChildren
    }
    guard dialect.readsProperties, properties.contains(name),
      base == "self"
    else { return .visitChildren }
    add(property: name, at: node)
    return .skipChildren
  }

  // `@Dependency(\.api) var api` in a body becomes a constant of the root's member.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.first?.as(AttributeSyntax.self),
      dialect.wrappers.contains(attribute.attributeName.trimmedDescription),
      case .argumentList(let arguments) = attribute.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      let name = DeclSyntax(node).declaredNames.first
    else { return .visitChildren }
    let property = path.components.trimmedDescription.filter { $0 != "." }
    guard path.components.count == 1, properties.contains(property), depth == 0 else {
      refuse(.decided, "the closure reads '\(path.trimmedDescription)' when it is called")
      return .skipChildren
    }
    let range = node.inner
    changes.append((range.lowerBound..<range.lowerBound, .text("let \(name) = ")))
    add(property: property, at: node)
    return .skipChildren
  }

  /// The type that a component asks of the one above it.
  private func typeOfParent(_ name: String) -> String? {
    project.model.types.indices.lazy.filter {
      self.project.model.types[$0].kind == .protocol
        && self.project.model.types[$0].inherited.contains("Dependency")
    }.compactMap { self.project.scope.propertyType(name, of: $0) }.first
  }

  // MARK: Changes

  func insert(_ text: String, at offset: Int) { changes.append((offset..<offset, .text(text))) }

  /// `api` or `self.api` in a container whose properties are the registrations.
  private func add(property name: String, at node: some SyntaxProtocol, type: String? = nil) {
    let place = source.position(at: node.inner.lowerBound)
    changes.append(
      (
        node.inner,
        .fetch(.init(key: .property(name), type: type, isInClosure: depth > 0, position: place))
      ))
  }

  private func add(_ reading: FetchCall, of call: FunctionCallExprSyntax) {
    var whole = ExprSyntax(call)
    if let unwrapped = call.parent?.as(ForceUnwrapExprSyntax.self) {
      whole = ExprSyntax(unwrapped)
    }
    if let use = FetchCall.optionalUse(of: whole) {
      refuse(.optionalUse, "the closure uses \(use) on what it fetches, which may be nil")
    }
    add(reading, in: whole.inner)
  }

  private func add(_ reading: FetchCall, in range: Range<Int>) {
    if dialect.mayThrow, !reading.arguments.isEmpty {
      refuse(.argumentsUnknown, "the fetch passes what the registration may use")
    }
    guard let key = reading.key else {
      mayFetchAny = true
      refuse(.argumentsUnknown, "the type that 'resolve()' fetches is not written")
      return
    }
    let arguments = reading.arguments.map { argument in
      let collector = FetchCollector(
        source: source, dialect: dialect, properties: properties, project: project,
        resolver: resolver, outerNames: outerNames)
      collector.walk(argument)
      if let found = collector.obstacle { refuse(found.kind, found.detail) }
      mayFetchAny = mayFetchAny || collector.mayFetchAny
      return collector.pieces(of: argument.inner)
    }
    changes.append(
      (
        range,
        .fetch(
          .init(
            key: key, type: reading.type, arguments: arguments, isInClosure: depth > 0,
            isCertain: reading.isCertain, position: source.position(at: range.lowerBound)))
      ))
  }

  /// An argument `resolver: r` of a type that can take its dependencies instead.
  private func replacesResolver(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.namePath,
      let type = project.scope.type(named: name, in: nil, file: source.file),
      project.model.types[type].dependencies != nil
    else { return false }
    let others = Set(call.arguments.map { $0.label?.text ?? "_" })
      .subtracting([argument.label?.text ?? "_"])
    let initializer = project.scope.members(of: type).first { member in
      member.kind == .initializer
        && others.isSubset(of: member.parameters.map(\.label))
        && member.parameters.contains { $0.type.lastName == "Dependencies" }
    }
    guard
      let label = initializer?.parameters.first(where: { $0.type.lastName == "Dependencies" })?
        .label
    else { return false }
    let end = argument.expression.inner.upperBound
    changes.append((argument.inner.lowerBound..<end, .text("\(label): .init()")))
    return true
  }

  private func refuse(_ kind: Registration.Obstacle.Kind, _ detail: String) {
    if obstacle == nil { obstacle = .init(kind: kind, detail: detail) }
  }
}
