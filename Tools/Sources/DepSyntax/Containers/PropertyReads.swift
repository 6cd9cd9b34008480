import DepModel
import SwiftSyntax

/// How the code of a type uses one of its properties.
package struct PropertyReads {
  /// A place that reads the property.
  package struct Read {
    package let source: ParsedSource
    /// The name itself, in bytes.
    package let name: Range<Int>
    /// Whether `self` stands before it.
    package let isThroughSelf: Bool
    package let isInInitializer: Bool
  }

  package private(set) var reads: [Read] = []
  /// Whether code names the wrapper itself: `$api`, `_api`.
  package private(set) var isProjected = false
  /// Whether code names the wrapper itself behind an underscore: `_api`.
  package private(set) var isWrapperNamed = false
  /// Whether code puts another object in its place.
  package private(set) var isAssigned = false
  /// Whether code assigns to something behind it: `api.delegate = self`.
  package private(set) var isAssignedThrough = false
  /// The methods that code calls on it.
  package private(set) var calledMethods: Set<String> = []
  /// Whether some place may mean the property, and cannot be rewritten.
  package private(set) var hasUnclear = false

  /// Whether no code names the property or its wrapper.
  package var isEmpty: Bool {
    reads.isEmpty && calledMethods.isEmpty && !isProjected && !isWrapperNamed && !isAssigned
      && !isAssignedThrough && !hasUnclear
  }

  package init(of property: WrappedProperty, in shape: TypeShape) {
    let home = shape.declaration.source.file
    for part in [shape.declaration] + shape.extensions {
      guard !property.property.isHidden || part.source.file == home else { continue }
      let collector = ReadCollector(
        name: property.name, source: part.source,
        meetsOthers: Self.meetsOthers(in: part, of: shape.entry.name.lastName))
      collector.walk(part.members)
      add(collector.found)
    }
  }

  private mutating func add(_ other: PropertyReads) {
    reads += other.reads
    isProjected = isProjected || other.isProjected
    isWrapperNamed = isWrapperNamed || other.isWrapperNamed
    isAssigned = isAssigned || other.isAssigned
    isAssignedThrough = isAssignedThrough || other.isAssignedThrough
    hasUnclear = hasUnclear || other.hasUnclear
    calledMethods.formUnion(other.calledMethods)
  }

  /// The uses of a property that holds a container.
  ///
  /// In `initializers`, a parameter has its name.
  package init(
    ofContainer property: StoredProperty, in shape: TypeShape, named initializers: [MemberSite]
  ) {
    let home = shape.declaration.source.file
    for part in [shape.declaration] + shape.extensions {
      guard !property.isHidden || part.source.file == home else { continue }
      let collector = ReadCollector(
        name: property.name, source: part.source,
        meetsOthers: Self.meetsOthers(in: part, of: shape.entry.name.lastName),
        parametersIn: initializers)
      collector.walk(part.members)
      add(collector.found)
    }
  }

  /// The uses of a local variable in the statements around its declaration.
  package init(ofLocal site: WrappedProperty) {
    guard let block = site.property.declaration.parent?.parent else { return }
    let collector = ReadCollector(name: site.name, source: site.source, meetsOthers: false)
    collector.walk(block)
    self = collector.found
  }

  fileprivate init() {}

  /// Whether code of a part may hold other instances of the type, or `self` under another name.
  private static func meetsOthers(in part: TypeShape.Part, of name: String) -> Bool {
    part.members.tokens(viewMode: .sourceAccurate).contains { token in
      if token.text == "self", token.parent?.parent?.is(InitializerClauseSyntax.self) == true {
        return true
      }
      return token.text == name || token.text == "Self"
    }
  }

  fileprivate mutating func note(
    _ node: DeclReferenceExprSyntax, as expression: ExprSyntax, in source: ParsedSource,
    parametersIn initializers: [MemberSite]
  ) {
    let surroundings = Surroundings(of: node)
    guard let member = surroundings.member.map({ MemberSite($0) }) else {
      hasUnclear = true
      return
    }
    let isBare = expression.id == ExprSyntax(node).id
    if isBare, initializers.contains(member) { return }
    note(assignmentTo: expression)
    if let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id, access.parent?.is(FunctionCallExprSyntax.self) == true
    {
      calledMethods.insert(access.declName.baseName.text)
    }
    let isName = node.baseName.text == "dependencies"
    if isBare && member.binds(node.baseName.text)
      || !member.isInitializer && !isName && member.binds("dependencies")
    {
      hasUnclear = true
      return
    }
    reads.append(
      Read(
        source: source, name: node.inner, isThroughSelf: !isBare,
        isInInitializer: member.isInitializer))
  }

  fileprivate mutating func noteProjection(_ name: String) {
    isProjected = true
    if name.hasPrefix("_") { isWrapperNamed = true }
  }
  fileprivate mutating func noteUnclear() { hasUnclear = true }

  private mutating func note(assignmentTo expression: ExprSyntax) {
    var node = expression
    var isThrough = false
    while let parent = node.parent?.as(ExprSyntax.self) {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
        isThrough = true
      } else if let call = parent.as(SubscriptCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        isThrough = true
      } else if !parent.is(OptionalChainingExprSyntax.self)
        && !parent.is(ForceUnwrapExprSyntax.self)
      {
        break
      }
      node = parent
    }
    guard node.isAssignedOrInOut else { return }
    if isThrough { isAssignedThrough = true } else { isAssigned = true }
  }
}

private final class ReadCollector: SyntaxVisitor {
  var found = PropertyReads()
  private let name: String
  private let source: ParsedSource
  private let meetsOthers: Bool
  /// Initializers in which the bare name means a parameter.
  private let initializers: [MemberSite]
  /// How many types that are declared inside of the type are around.
  private var depth = 0

  init(
    name: String, source: ParsedSource, meetsOthers: Bool,
    parametersIn initializers: [MemberSite] = []
  ) {
    self.initializers = initializers
    self.name = name
    self.source = source
    self.meetsOthers = meetsOthers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let isOther = text == "$" + name || text == "_" + name
    guard text == name || isOther else { return .skipChildren }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id
    else {
      guard depth == 0 else { return .skipChildren }
      if isOther {
        found.noteProjection(text)
      } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        found.noteUnclear()
      } else {
        found.note(node, as: ExprSyntax(node), in: source, parametersIn: initializers)
      }
      return .skipChildren
    }
    guard let base = access.base, !base.trimmedDescription.isCapitalized else {
      return .skipChildren
    }
    let isSelf = ["self", "self?", "self!"].contains(base.trimmedDescription)
    if isSelf, depth > 0 { return .skipChildren }
    if isOther, isSelf || meetsOthers {
      found.noteProjection(text)
    } else if isSelf {
      found.note(node, as: ExprSyntax(access), in: source, parametersIn: initializers)
    } else if meetsOthers {
      found.noteUnclear()
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// `if let api` and `[api]` read the property and give its name to a constant.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, node.pattern.trimmedDescription == name { found.noteUnclear() }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, node.name.text == name { found.noteUnclear() }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether it is the left side of an assignment, or passed `inout`.
  var isAssignedOrInOut: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), let index = list.index(of: self),
      index == list.startIndex, list.count > 1
    else { return false }
    let next = list[list.index(after: index)]
    if next.is(AssignmentExprSyntax.self) { return true }
    guard let text = next.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
