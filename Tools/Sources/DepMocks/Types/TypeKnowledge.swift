internal import SwiftSyntax

/// What the declarations of the project say of the types that requirements name.
struct TypeKnowledge: Sendable {
  let index: DeclarationIndex

  /// How many aliases of aliases are followed: some go round in circles.
  private static let maximumSteps = 8

  /// Whether a name is certain to be a protocol's.
  func isProtocol(_ name: String) -> Bool {
    let known = index.known(Self.last(name))
    if known.isEmpty { return KnownTypes.protocols.contains(Self.last(name)) }
    return known.allSatisfy { declaration in
      declaration.kind == .protocol || isAliasOfProtocols(declaration)
    }
  }

  private func isAliasOfProtocols(_ declaration: TypeDeclaration) -> Bool {
    guard let value = aliased(declaration),
      let composition = value.as(CompositionTypeSyntax.self)
    else { return false }
    return composition.elements.allSatisfy {
      KnownTypes.protocols.contains($0.type.trimmedDescription)
        || index.known($0.type.trimmedDescription).contains { $0.kind == .protocol }
    }
  }

  /// The existential that holds any value with the bounds; `Any` where they may not all be protocols.
  func existential(of bounds: [TypeSyntax]) -> String {
    var names: [String] = []
    for bound in bounds.flatMap(Self.parts) {
      guard let identifier = bound.as(IdentifierTypeSyntax.self) else {
        guard bound.is(MemberTypeSyntax.self), isProtocol(bound.trimmedDescription) else {
          return "Any"
        }
        names.append(bound.trimmedDescription)
        continue
      }
      // An existential with arguments needs a newer system in places.
      let name = identifier.name.text
      guard isProtocol(name) else { return "Any" }
      names.append(name)
    }
    return names.isEmpty ? "Any" : "any \(names.joined(separator: " & "))"
  }

  /// The parts of `A & B`.
  static func parts(_ type: TypeSyntax) -> [TypeSyntax] {
    let type = TypeReading.unwrapped(type)
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [type] }
    return composition.elements.flatMap { parts($0.type) }
  }

  /// Whether a type is a function's, by itself or under another name.
  func isFunction(_ type: TypeSyntax) -> Bool {
    isFunction(type, steps: Self.maximumSteps)
  }

  private func isFunction(_ type: TypeSyntax, steps: Int) -> Bool {
    let type = TypeReading.unwrapped(type)
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType, steps: steps)
    }
    guard steps > 0, let name = Self.name(of: type) else { return false }
    return index.known(name).contains {
      aliased($0).map { isFunction($0, steps: steps - 1) } ?? false
    }
  }

  /// Whether values of a type cannot be copied, as far as it is known.
  func isNoncopyable(_ type: TypeSyntax, in generics: GenericNames) -> Bool {
    isNoncopyable(type, in: generics, steps: Self.maximumSteps)
  }

  private func isNoncopyable(
    _ type: TypeSyntax, in generics: GenericNames, steps: Int
  ) -> Bool {
    let type = TypeReading.unwrapped(type)
    if let optional = type.as(OptionalTypeSyntax.self) {
      return isNoncopyable(optional.wrappedType, in: generics, steps: steps)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isNoncopyable(attributed.baseType, in: generics, steps: steps)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return some.trimmedDescription.contains("~Copyable")
    }
    if type.is(SuppressedTypeSyntax.self) { return true }
    if let member = type.as(MemberTypeSyntax.self),
      !TypeReading.names(in: member.baseType)
        .isDisjoint(with: generics.noncopyable)
    {
      return true
    }
    guard let name = Self.name(of: type) else { return false }
    if generics.noncopyable.contains(name) { return true }
    let known = index.known(name)
    if known.isEmpty { return KnownTypes.noncopyable.contains(name) }
    return known.contains { declaration in
      declaration.isNoncopyable
        || (steps > 0
          ? aliased(declaration).map { isNoncopyable($0, in: generics, steps: steps - 1) } : nil)
          ?? false
    }
  }

  /// Whether values of a type can certainly be copied.
  func isCopyable(_ type: TypeSyntax, in generics: GenericNames) -> Bool {
    isCopyable(type, in: generics, steps: Self.maximumSteps)
  }

  private func isCopyable(
    _ type: TypeSyntax, in generics: GenericNames, steps: Int
  ) -> Bool {
    let type = TypeReading.unwrapped(type)
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return true }
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return true }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return isCopyable(optional.wrappedType, in: generics, steps: steps)
    }
    if type.is(SomeOrAnyTypeSyntax.self) { return !type.trimmedDescription.contains("~Copyable") }
    guard let name = Self.name(of: type) else { return false }
    if generics.existentials[name] != nil { return !generics.noncopyable.contains(name) }
    let known = index.known(name)
    if known.isEmpty { return KnownTypes.copyable.contains(name) }
    return known.allSatisfy { declaration in
      guard declaration.kind == .alias else { return !declaration.isNoncopyable }
      guard steps > 0, let value = aliased(declaration) else { return false }
      return isCopyable(value, in: generics, steps: steps - 1)
    }
  }

  private func aliased(_ declaration: TypeDeclaration) -> TypeSyntax? {
    declaration.node.as(TypeAliasDeclSyntax.self)?.initializer.value
  }

  /// The last part of the name of a type that is only a name.
  static func name(of type: TypeSyntax) -> String? {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return identifier.name.text.filter { $0 != "`" }
    }
    return type.as(MemberTypeSyntax.self)?.name.text
  }

  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
