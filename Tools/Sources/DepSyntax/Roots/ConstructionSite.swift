package import DepFacts
package import SwiftSyntax

/// A place that makes the `Dependencies` of a type: `Feed(dependencies: .init(api: api))`.
package struct ConstructionSite {
  package struct Argument {
    package let label: String
    package let node: LabeledExprSyntax
    /// As written.
    package let text: String
    package var valueText: String { node.expression.trimmedDescription }
    /// The names that it refers to without a base.
    package var names: Set<String> { FreeNames.of(node.expression) }
    /// The names of a plain chain: `dependencies.api`; nil for other expressions.
    package var path: [String]? {
      node.expression.namePath?.split(separator: ".").map(String.init)
    }
    package var isList: Bool { node.expression.is(ArrayExprSyntax.self) }
    /// The offset of a closure that takes the whole root with it.
    package var ownershipOffset: Int? {
      let items = node.expression.as(ClosureExprSyntax.self)?.signature?.capture?.items ?? []
      let item = items.first { $0.name.text == "self" && $0.specifier == nil }
      return item.map { $0.inner.lowerBound }
    }
  }

  /// A parameter or a local constant that it can use.
  package struct Local: Hashable, Sendable {
    package let name: String
    package let type: WrittenType?
    package let value: MadeValue?
  }

  /// The call that takes the fields.
  package let call: FunctionCallExprSyntax
  /// The call of the type around it; nil where the struct is made by itself.
  package private(set) var outer: FunctionCallExprSyntax?
  /// The label before the struct in that call.
  package let label: String?
  /// The type whose `Dependencies` are made; `Self` inside of the root's own.
  package let typeName: String
  /// Whether it is the call of an initializer that is given no struct: `LiveFeed(api: api)`.
  package var isCall = false
  package let source: ParsedSource
  /// The member of the root around it.
  package let member: DeclSyntax?
  package let locals: [Local]
  /// The closures around it inside of that member, from the outermost.
  package let closures: [ClosureExprSyntax]

  /// Where the type is named, as the compiler names the place of a missing argument.
  package var position: SourcePosition {
    source.position(at: (outer ?? call).inner.lowerBound)
  }

  package var arguments: [Argument] {
    call.arguments.map {
      Argument(label: $0.label?.plainName ?? "", node: $0, text: source.text($0))
    }
  }

  /// Whether the call names the struct itself: `Feed.Dependencies(…)`.
  var isNamed: Bool { call.calledExpression.namePath != nil }

  /// The same for a struct that something else than its type takes.
  var withoutOuter: ConstructionSite {
    var site = self
    site.outer = nil
    return site
  }

  /// Whether it passes all fields in another way than one argument each.
  package var isClosed: Bool {
    call.trailingClosure != nil || call.arguments.contains { $0.label == nil }
  }

  /// What the closure around it has in its list of captures; nil where it stands in none, or in
  /// one without a list.
  package var captures: [String]? {
    closures.last?.signature?.capture?.items.map { $0.name.plainName }
  }

  /// What the closures around it take along, as written.
  package var captureTexts: [String] {
    closures.flatMap { closure in
      closure.signature?.capture?.items.map { item in
        let text = source.text(item)
        return text.last == "," ? String(text.dropLast()) : text
      } ?? []
    }
  }

  /// The name of the property or function around it.
  package var memberName: String? { member?.declaredNames.first }

  /// The function around it, which can be given more; nil in a property.
  package var function: FunctionDeclSyntax? {
    var node = call.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return function }
      if current.is(VariableDeclSyntax.self) || current.is(InitializerDeclSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// Whether both are the same call.
  package func isSame(as other: ConstructionSite) -> Bool { call.id == other.call.id }

  /// Whether it stands in one of these arguments of another construction.
  package func stands(in labels: Set<String>, of other: ConstructionSite) -> Bool {
    guard !labels.isEmpty, source.file == other.source.file else { return false }
    let place = call.inner.lowerBound
    return other.arguments.contains { labels.contains($0.label) && $0.node.inner.contains(place) }
  }

  /// Whether its code runs for a root that is complete: not in a static member, an initializer or
  /// the value of a stored property that is made with the root.
  package var hasRoot: Bool {
    guard let member, member.modifierNames.isDisjoint(with: ["static", "class"]) else {
      return false
    }
    if member.is(InitializerDeclSyntax.self) { return false }
    guard let variable = member.as(VariableDeclSyntax.self), !isKept else { return true }
    return !variable.bindings.contains {
      $0.initializer.map { $0.inner.contains(call.inner.lowerBound) } ?? false
    }
  }

  /// The properties that the initializer around it has set before: `self.log = log`.
  package var assignedProperties: Set<String> {
    guard closures.isEmpty, let initializer = member?.as(InitializerDeclSyntax.self),
      let items = initializer.body?.statements
    else { return [] }
    let before = items.prefix { $0.endPosition <= call.position }
    return Set(before.compactMap { $0.item.as(ExprSyntax.self)?.assignedProperty })
  }

  package var isInFunction: Bool { member?.is(FunctionDeclSyntax.self) == true }

  /// Whether it stands in a `lazy var`.
  package var isKept: Bool { member?.modifierNames.contains("lazy") == true }
}

extension ExprSyntax {
  /// The property that `self.name = value` or `name = value` sets.
  fileprivate var assignedProperty: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = parts.first
    else { return nil }
    let path = target.namePath.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
    return path.flatMap { $0.contains(".") ? nil : $0 }
  }
}
