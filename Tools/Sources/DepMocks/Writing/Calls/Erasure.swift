import DepSyntax

/// Spells types for closures, which cannot have type parameters of their own.
struct Erasure: Sendable {
  let types: TypeKnowledge
  let generics: GenericNames

  /// Whether a type names a type parameter of the member.
  func isTouched(_ type: WrittenType) -> Bool {
    !type.names.isDisjoint(with: generics.existentials.keys) || type.hasOpaquePart || type.hasPack
  }

  /// Whether a type names a type parameter whose values no existential holds.
  func isOutOfReach(_ type: WrittenType) -> Bool {
    !type.names.isDisjoint(with: generics.noncopyable)
  }

  /// The type of what a closure gets or returns in place of values of a type.
  func text(_ type: WrittenType) -> String {
    let type = type.unwrapped
    if case .implicitlyUnwrapped(let wrapped) = type.form { return Self.optional(text(wrapped)) }
    guard isTouched(type) else {
      // As the only parameter of a closure, `Void` would be a warning.
      return type.isVoid ? "()" : type.text
    }
    switch type.form {
    case .name(let name): return name.base == nil ? existential(name) : "Any"
    case .opaque(let constraint): return types.existential(of: [constraint])
    case .optional(let wrapped): return Self.optional(text(wrapped))
    case .array(let element): return "[\(text(element))]"
    case .dictionary(let key, let value) where !isTouched(key):
      return "[\(key.text): \(text(value))]"
    case .metatype(let base, word: "Type"):
      guard let name = base.unwrapped.name, name.base == nil else { return "Any" }
      let existential = text(base)
      return existential.contains("&") ? "Any.Type" : "\(existential).Type"
    default: return "Any"
    }
  }

  private func existential(_ name: WrittenType.Name) -> String {
    generics.existentials[name.last] ?? "Any"
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
    /// The expression that is handed over.
    var value: String
  }

  /// The closure for one of a type; nil where none can stand for it.
  func closure(_ type: WrittenType, named name: String, title: String) -> Closure? {
    guard let function = type.function, !isOutOfReach(type) else { return nil }
    var types: [String] = []
    var names: [String] = []
    var arguments: [String] = []
    var needsWrapper = false
    for (index, parameter) in function.parameters.enumerated() {
      let type = parameter.type
      let inner = "value\(index + 1)"
      names.append(inner)
      guard isTouched(type) else {
        types.append(type.text)
        arguments.append(TypeForm(type).isInout ? "&\(inner)" : inner)
        continue
      }
      if type.hasPack || parameter.isVariadic || self.types.isFunction(type) { return nil }
      if case .attributed = type.form { return nil }
      needsWrapper = true
      types.append(text(type))
      arguments.append("\(MockSupport.name).cast(\(inner), in: \(title))")
    }
    var throwing = function.throwsClause ?? ""
    if let type = function.thrownType, isTouched(type) {
      throwing = "throws"
      needsWrapper = true
    }
    let result = isTouched(function.result) ? text(function.result) : function.result.text
    let effects = (function.isAsync ? " async" : "") + (throwing.isEmpty ? "" : " \(throwing)")
    let marks = (throwing.isEmpty ? "" : "try ") + (function.isAsync ? "await " : "")
    let parameters = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    return Closure(
      type: "(\(types.joined(separator: ", ")))\(effects) -> \(result)",
      value: needsWrapper
        ? "{ \(parameters)\(marks)\(name)(\(arguments.joined(separator: ", "))) }" : name)
  }
}
