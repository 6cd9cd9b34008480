internal import SwiftSyntax

/// Spells types for closures, which cannot have type parameters of their own.
struct Erasure: Sendable {
  let types: TypeKnowledge
  let generics: GenericNames

  /// Whether a type names a type parameter of the member.
  func isTouched(_ type: some SyntaxProtocol) -> Bool {
    !TypeReading.names(in: type).isDisjoint(with: generics.existentials.keys)
      || TypeReading.hasOpaqueType(type) || TypeReading.hasPack(type)
  }

  /// Whether a type names a type parameter that nothing can stand for.
  func isOutOfReach(_ type: some SyntaxProtocol) -> Bool {
    !TypeReading.names(in: type).isDisjoint(with: generics.noncopyable)
  }

  /// The type of what a closure gets or returns in place of values of a type.
  func text(_ type: TypeSyntax) -> String {
    let type = TypeReading.unwrapped(type)
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return Self.optional(text(optional.wrappedType))
    }
    guard isTouched(type) else {
      // As the only parameter of a closure, `Void` would be a warning.
      return TypeReading.isVoid(type) ? "()" : type.trimmedDescription
    }
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return generics.existentials[identifier.name.text] ?? "Any"
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" {
      return types.existential(of: [some.constraint])
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return Self.optional(text(optional.wrappedType))
    }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(text(array.element))]" }
    if let dictionary = type.as(DictionaryTypeSyntax.self), !isTouched(dictionary.key) {
      return "[\(dictionary.key.trimmedDescription): \(text(dictionary.value))]"
    }
    if let metatype = type.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type",
      let base = TypeReading.unwrapped(metatype.baseType).as(IdentifierTypeSyntax.self)
    {
      let existential = text(TypeSyntax(base))
      return existential.contains("&") ? "Any.Type" : "\(existential).Type"
    }
    return "Any"
  }

  static func optional(_ text: String) -> String {
    let isSimple = text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[]: ".contains($0) }
    let needsParentheses = !isSimple || text.hasPrefix("any ") || text.contains("->")
    return needsParentheses ? "(\(text))?" : "\(text)?"
  }

  // MARK: Closures

  /// A closure that is handed over in place of one that names type parameters.
  struct Closure {
    /// Its type, without attributes.
    var type: String
    /// What is handed over.
    var value: String
  }

  /// Nil where no closure can stand for it.
  func closure(_ function: FunctionTypeSyntax, named name: String, title: String) -> Closure? {
    if isOutOfReach(function) { return nil }
    var types: [String] = []
    var names: [String] = []
    var arguments: [String] = []
    var needsWrapper = false
    for (index, parameter) in function.parameters.enumerated() {
      let type = parameter.type
      let inner = "value\(index + 1)"
      names.append(inner)
      guard isTouched(type) else {
        types.append(type.trimmedDescription)
        let isInout = type.as(AttributedTypeSyntax.self)?.specifiers.contains {
          $0.trimmedDescription == "inout"
        }
        arguments.append(isInout == true ? "&\(inner)" : inner)
        continue
      }
      if TypeReading.hasPack(type) || type.is(AttributedTypeSyntax.self) { return nil }
      if parameter.ellipsis != nil || self.types.isFunction(type) { return nil }
      needsWrapper = true
      types.append(text(type))
      arguments.append("\(MockSupport.name).cast(\(inner), in: \(title))")
    }
    let effects = function.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    var throwing = effects?.throwsClause?.trimmedDescription ?? ""
    if let type = effects?.throwsClause?.type, isTouched(type) {
      throwing = "throws"
      needsWrapper = true
    }
    let result = function.returnClause.type
    let resultText = isTouched(result) ? text(result) : result.trimmedDescription
    let effectText = (isAsync ? " async" : "") + (throwing.isEmpty ? "" : " \(throwing)")
    let marks = (throwing.isEmpty ? "" : "try ") + (isAsync ? "await " : "")
    let parameters = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    return Closure(
      type: "(\(types.joined(separator: ", ")))\(effectText) -> \(resultText)",
      value: needsWrapper
        ? "{ \(parameters)\(marks)\(name)(\(arguments.joined(separator: ", "))) }" : name)
  }
}
