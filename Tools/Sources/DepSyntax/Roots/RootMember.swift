package import DepFacts
package import SwiftSyntax

/// A property or function of a composition root.
package struct RootMember {
  package enum Kind: Hashable, Sendable {
    /// A `lazy var`: made on first use, and kept.
    case kept
    case stored, computed, function
  }

  package struct Parameter: Hashable, Sendable {
    package let label: String
    package let name: String
    package let type: WrittenType
    package let hasDefault: Bool
  }

  package let kind: Kind
  package let name: String
  /// The type as it is written, or the result of a function.
  package let writtenType: WrittenType?
  /// What its value makes, where no type is written.
  package let value: MadeValue?
  package let parameters: [Parameter]
  package let isAsync: Bool
  package let isThrowing: Bool
  package let node: DeclSyntax
  package let source: ParsedSource

  package var text: String { source.text(node) }
  package var position: SourcePosition { source.position(at: nameOffset) }
  package let nameOffset: Int
  /// Behind the name of a property.
  package var nameEnd: Int { binding?.pattern.inner.upperBound ?? nameOffset }

  /// The word that hides it from other types, in bytes; nil where others see it.
  package var hidingWord: Range<Int>? {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.first {
      $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
    }
    .map { $0.position.utf8Offset + $0.leadingTriviaLength.utf8Length..<$0.endPosition.utf8Offset }
  }

  /// Whether only the type itself sees it, and no other code of its file.
  package var isPrivate: Bool { hidingWord.map { source.text($0).hasPrefix("private") } ?? false }

  /// The names of the root whose values its own value needs.
  package var eagerNames: Set<String> {
    initializer.map { EagerNames.of($0) } ?? []
  }

  /// `async throws`, as a function writes it; empty for other members.
  package var effects: String {
    node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.trimmedDescription ?? ""
  }

  /// How long an allocator keeps a value: `.cached(for: .seconds(60))`; nil for other members.
  package var duration: String? {
    guard case .allocator = value else { return nil }
    return initializer?.as(FunctionCallExprSyntax.self)?.arguments.first
      .map { source.text($0.expression) }
  }

  /// How an allocator keeps a value: `Allocator(.cached(for: .seconds(60)))`; nil for others.
  package var allocation: String? {
    guard case .allocator(let allocator, let made) = value else { return nil }
    if case .allocator(let inner, _) = made { return "\(allocator.rawValue) of \(inner.rawValue)" }
    return allocator.rawValue + (duration.map { "(\($0))" } ?? "")
  }

  /// Whether it can be taken out: it stands by itself, and under no condition.
  package var isRemovable: Bool {
    node.as(VariableDeclSyntax.self)?.bindings.count == 1
      && node.parent?.parent?.parent?.is(MemberBlockSyntax.self) == true
  }

  package var isPerKey: Bool {
    if case .allocator(.perKey, _) = value { true } else { false }
  }

  /// The type of the keys of a `PerKey`, where its closure names it.
  package var keyType: WrittenType? {
    guard isPerKey, let closure = initializer?.as(FunctionCallExprSyntax.self)?.trailingClosure,
      case .parameterClause(let clause) = closure.signature?.parameterClause
    else { return nil }
    return clause.parameters.first?.type.map { WrittenType($0) }
  }

  /// Whether any code of the root can call it, and its result is of one type: it neither changes
  /// the root nor is generic.
  package var isPlain: Bool {
    node.as(FunctionDeclSyntax.self)?.genericParameterClause == nil
      && !node.modifierNames.contains("mutating")
  }

  /// The chains of names through which its code reads something.
  package var referencedPaths: Set<[String]> {
    initializer.map { ReferencedPaths.of($0) } ?? ReferencedPaths.of(node)
  }

  /// The names through which a computed property gives what another has: `session.app`.
  package var givenPath: [String]? {
    guard kind == .computed, !isAsync, !isThrowing, let binding = binding else { return nil }
    guard case .getter(let statements) = binding.accessorBlock?.accessors,
      let item = statements.first?.item, statements.count == 1
    else { return nil }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let path = value?.namePath?.split(separator: ".").map(String.init) else { return nil }
    return path.first == "self" ? Array(path.dropFirst()) : path
  }

  private var initializer: ExprSyntax? { binding?.initializer?.value }

  private var binding: PatternBindingSyntax? {
    node.as(VariableDeclSyntax.self)?.bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
    }
  }

  /// The instance members that a declaration adds.
  static func all(in declaration: DeclSyntax, source: ParsedSource) -> [RootMember] {
    guard declaration.modifierNames.isDisjoint(with: ["static", "class"]) else { return [] }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [RootMember(function, source: source)]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { RootMember($0, of: variable, source: source) }
  }

  private init(_ function: FunctionDeclSyntax, source: ParsedSource) {
    kind = .function
    name = function.name.plainName
    writtenType = function.signature.returnClause.map { WrittenType($0.type) }
    value = nil
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(
        label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).plainName,
        type: WrittenType($0.type), hasDefault: $0.defaultValue != nil)
    }
    isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
    node = DeclSyntax(function)
    nameOffset = function.name.inner.lowerBound
    self.source = source
  }

  private init?(
    _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, source: ParsedSource
  ) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    if DeclSyntax(variable).modifierNames.contains("lazy") {
      kind = .kept
    } else {
      kind = binding.accessorBlock == nil ? .stored : .computed
    }
    name = pattern.identifier.plainName
    writtenType = binding.typeAnnotation.map { WrittenType($0.type) }
    value = binding.initializer.map { MadeValue($0.value) }
    parameters = []
    let accessors = binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)
    isAsync = accessors?.contains { $0.effectSpecifiers?.asyncSpecifier != nil } ?? false
    isThrowing = accessors?.contains { $0.effectSpecifiers?.throwsClause != nil } ?? false
    node = DeclSyntax(variable)
    nameOffset = pattern.inner.lowerBound
    self.source = source
  }
}
