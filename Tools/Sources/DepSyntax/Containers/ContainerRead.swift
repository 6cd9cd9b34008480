import DepModel
import SwiftSyntax

/// A place that asks a container for something: `environment.api`, `factory.makeAPI()`,
/// `resolver.resolve(API.self)!`.
package struct ContainerRead {
  package struct Argument {
    /// The label; `_` for none.
    package let label: String
    package var text: String
    /// Whether it is the same wherever it stands: a literal, or a member of a type.
    package var isConstant: Bool
    /// The type that a literal or a declaration before it tells; nil where neither does.
    package var type: String?

    /// As a call writes it.
    package var withLabel: String { label == "_" ? text : "\(label): \(text)" }
  }

  package let source: ParsedSource
  /// From the name of the container to the end of what is asked.
  package let range: Range<Int>
  /// The member of the type around the place.
  package let site: MemberSite?
  /// The name of the property or function.
  package let member: String
  /// Nil for a property.
  package let arguments: [Argument]?
  package let hasTrailingClosure: Bool
  /// Whether `!` stands behind a call.
  package let isUnwrapped: Bool
  /// What stands behind the container's name, in one line.
  package let tail: String
  /// Whether it is part of a statement of an initializer's body that always runs.
  package let isAtStart: Bool
  /// Whether code assigns to it, or to something behind it.
  package let isChanged: Bool
  /// The type that the place around a call writes: `let api: API = …`, `… as API`.
  package let typeAround: String?
  /// The property of the instance that the value is assigned to.
  package let assignedProperty: String?

  /// The place where a container is named, in bytes; nil where the container itself is meant.
  ///
  /// Where members lead to the container, `path`, the place names what holds it.
  package init?(of name: Range<Int>, through path: [String] = [], in source: ParsedSource) {
    guard let base = Self.reference(at: name, in: source)?.withSelf.following(path) else {
      return nil
    }
    if let fetch = FetchOperator(on: base) {
      self.init(fetch, of: name, asking: base, in: source)
    } else {
      self.init(calling: base, of: name, in: source)
    }
  }

  private init(
    _ fetch: FetchOperator, of name: Range<Int>, asking base: ExprSyntax, in source: ParsedSource
  ) {
    self.source = source
    site = Surroundings(of: base).member.map { MemberSite($0) }
    member = "resolve"
    isUnwrapped = true
    let arguments = fetch.arguments.map { Argument(label: $0.label, of: $0.value) }
    self.arguments = arguments
    hasTrailingClosure = false
    let start = fetch.whole?.inner.lowerBound ?? name.lowerBound
    range = start..<(fetch.whole ?? fetch.right).inner.upperBound
    tail = ".resolve(\(arguments.map(\.withLabel).joined(separator: ", ")))!"
    isAtStart = Self.isAtStart(base)
    isChanged = fetch.whole?.isChanged == true
    typeAround = nil
    assignedProperty = nil
  }

  private init?(calling base: ExprSyntax, of name: Range<Int>, in source: ParsedSource) {
    guard let access = base.parent?.as(MemberAccessExprSyntax.self), access.base?.id == base.id,
      access.declName.argumentNames == nil
    else { return nil }
    self.source = source
    site = Surroundings(of: base).member.map { MemberSite($0) }
    member = access.declName.baseName.text
    var whole = ExprSyntax(access)
    let call = whole.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == access.id ? $0 : nil
    }
    if let call { whole = ExprSyntax(call) }
    let unwrapped = call == nil ? nil : whole.parent?.as(ForceUnwrapExprSyntax.self)
    if let unwrapped { whole = ExprSyntax(unwrapped) }
    isUnwrapped = unwrapped != nil
    arguments = call?.arguments.map(Argument.init)
    hasTrailingClosure = call?.trailingClosure != nil
    range = name.lowerBound..<whole.inner.upperBound
    tail = String(whole.onOneLine.dropFirst(base.trimmedDescription.count))
    isAtStart = Self.isAtStart(whole)
    isChanged = whole.isChanged
    typeAround = Self.typeAround(whole)
    assignedProperty = Self.assignedProperty(whole)
  }

  /// Whether a statement assigns one name to another: `self.resolver = resolver`.
  ///
  /// `name` is the place of the name on the left.
  package static func isAssigned(
    _ name: Range<Int>, from parameter: String, in source: ParsedSource
  ) -> Bool {
    guard let target = reference(at: name, in: source)?.withSelf,
      let elements = target.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[0].id == target.id, elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    return elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
  }

  /// Such a name with the `self.` that may stand before it.
  package static func withSelf(_ name: Range<Int>, in source: ParsedSource) -> Range<Int> {
    reference(at: name, in: source)?.withSelf.inner ?? name
  }

  /// Whether a place is the right side of such a statement.
  package static func isAssignedOn(
    _ name: Range<Int>, to property: String, in source: ParsedSource
  ) -> Bool {
    guard let value = reference(at: name, in: source),
      let elements = value.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[2].id == value.id, elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    return ["self.\(property)", property].contains(elements[0].trimmedDescription)
  }

  /// The first statement of a body, where it assigns an object that it makes to a name.
  package static func firstAssignment(
    to name: Range<Int>, in source: ParsedSource
  ) -> (target: Range<Int>, value: Range<Int>)? {
    guard let target = reference(at: name, in: source)?.withSelf,
      let list = target.parent?.as(ExprListSyntax.self), let item = list.parent?.parent,
      let block = item.parent?.as(CodeBlockItemListSyntax.self), block.first?.id == item.id,
      block.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    let elements = Array(list)
    guard elements.count == 3, elements[0].id == target.id,
      elements[1].is(AssignmentExprSyntax.self), elements[2].is(FunctionCallExprSyntax.self)
    else { return nil }
    return (target.inner, elements[2].inner)
  }

  /// Whether code assigns to a name, or passes it `inout`, outside of `self.x = x`.
  package static func isChanged(_ name: Range<Int>, in source: ParsedSource) -> Bool {
    reference(at: name, in: source)?.withSelf.isAssignedOrInOut == true
  }

  private static func reference(
    at name: Range<Int>, in source: ParsedSource
  ) -> DeclReferenceExprSyntax? {
    source.tree.token(at: AbsolutePosition(utf8Offset: name.lowerBound))?.parent?
      .as(DeclReferenceExprSyntax.self)
  }

  private static func typeAround(_ whole: ExprSyntax) -> String? {
    if let binding = whole.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription
    }
    guard let list = whole.parent?.as(ExprListSyntax.self), let index = list.index(of: whole),
      list.index(after: index) < list.endIndex,
      list[list.index(after: index)].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return list[list.index(list.startIndex, offsetBy: 2)].as(TypeExprSyntax.self)?
      .trimmedDescription
  }

  private static func assignedProperty(_ whole: ExprSyntax) -> String? {
    guard let elements = whole.parent?.as(ExprListSyntax.self).map(Array.init),
      elements.count == 3, elements[2].id == whole.id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    let target = elements[0].trimmedDescription
    return target.hasPrefix("self.") ? String(target.dropFirst("self.".count)) : target
  }

  /// Whether the expression runs once, whatever happens, when an initializer runs.
  static func isAtStart(_ whole: ExprSyntax) -> Bool {
    var node = Syntax(whole)
    while let parent = node.parent {
      if let body = parent.as(CodeBlockSyntax.self) {
        return body.parent?.is(InitializerDeclSyntax.self) == true
          && body.statements.prefix { $0.endPosition <= whole.position }
            .allSatisfy(\.cannotLeave)
      }
      if let clause = parent.as(InitializerClauseSyntax.self),
        clause.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return clause.parent?.parent?.parent?.as(VariableDeclSyntax.self)?
          .modifiers.contains { $0.name.text == "lazy" } == false
      }
      let isOptionalCode =
        parent.is(ClosureExprSyntax.self) || parent.is(TernaryExprSyntax.self)
        || parent.is(MemberBlockItemSyntax.self) || parent.is(AccessorBlockSyntax.self)
        || parent.as(ExprListSyntax.self)?.contains {
          ["??", "&&", "||", "?"].contains($0.trimmedDescription)
            || $0.is(UnresolvedTernaryExprSyntax.self)
        } == true
      if isOptionalCode { return false }
      node = parent
    }
    return false
  }
}

extension ContainerRead.Argument {
  init(_ argument: LabeledExprSyntax) {
    self.init(label: argument.label?.text ?? "_", of: argument.expression)
  }

  init(label: String, of expression: ExprSyntax) {
    self.label = label
    text = expression.trimmedDescription
    isConstant =
      expression.is(BooleanLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(StringLiteralExprSyntax.self) && !text.contains("\\(")
      || text.isCapitalized
        && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    type = expression.type { _ in false }
  }
}

extension DeclReferenceExprSyntax {
  /// With the `self` before it.
  fileprivate var withSelf: ExprSyntax {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else {
      return ExprSyntax(self)
    }
    return ExprSyntax(access)
  }
}

extension ExprSyntax {
  /// The expression with some members behind it; nil where others stand there.
  fileprivate func following(_ path: [String]) -> ExprSyntax? {
    var whole = self
    for name in path {
      guard let access = whole.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == whole.id, access.declName.baseName.text == name
      else { return nil }
      whole = ExprSyntax(access)
    }
    return whole
  }

  /// Whether code assigns to it, to something behind it, or passes either `inout`.
  fileprivate var isChanged: Bool {
    var node = self
    while let parent = node.parent?.as(ExprSyntax.self) {
      let isBehind =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      guard isBehind else { break }
      node = parent
    }
    return node.isAssignedOrInOut
  }
}

extension CodeBlockItemSyntax {
  /// Whether what follows runs in any case.
  fileprivate var cannotLeave: Bool {
    !tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.guard)].contains($0.tokenKind)
    }
  }
}

extension UseSite {
  /// Whether it runs once, whatever happens, when an instance is made: a property begins with it,
  /// or a statement of an initializer consists of it.
  package var runsAtStart: Bool { ContainerRead.isAtStart(node) }
}
