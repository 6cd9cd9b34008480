internal import SwiftSyntax

/// What a field of a `Dependencies` struct gets in `unimplemented`.
enum FieldDouble: Sendable {
  /// A double of some protocols, with the arguments of the existential.
  case double(names: [String], arguments: [String], isSendable: Bool)
  /// A closure that fails the test, and returns a double of what it makes.
  case maker(title: String, names: [String], arguments: [String], isSendable: Bool)
  /// A literal or a call that needs nothing else.
  case value(String)
  /// Another struct that has an `unimplemented` of its own.
  case nested(String)
  /// Nothing stands for it: whoever asks for the struct passes it.
  case parameter
}

/// Chooses what stands for fields.
struct FieldDoubler: Sendable {
  let types: TypeKnowledge
  /// Such as `Feed.Dependencies`.
  let owner: String

  func double(of field: DependenciesStruct.Field) -> FieldDouble {
    double(of: field.type, title: "\"\(owner).\(field.name)\"")
  }

  private func double(of type: TypeSyntax, title: String) -> FieldDouble {
    let form = TypeForm(type)
    let base = form.base
    if let function = base.as(FunctionTypeSyntax.self) {
      return closure(function, title: title)
    }
    if types.isFunction(base) {
      return alias(of: base).map { double(of: $0, title: title) } ?? .parameter
    }
    if let optional = base.as(OptionalTypeSyntax.self) {
      return double(of: optional.wrappedType, title: title)
    }
    return protocols(base)
  }

  private func alias(of type: TypeSyntax) -> TypeSyntax? {
    guard let name = TypeKnowledge.name(of: type) else { return nil }
    let alias = types.index.known(name).first { $0.kind == .alias }
    return alias?.node.as(TypeAliasDeclSyntax.self)?.initializer.value
  }

  private func protocols(_ type: TypeSyntax) -> FieldDouble {
    var inner = type
    if let some = type.as(SomeOrAnyTypeSyntax.self) { inner = some.constraint }
    var names: [String] = []
    var arguments: [String] = []
    var isSendable = false
    for part in TypeKnowledge.parts(inner) {
      let path = part.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
      if path == "Sendable" {
        isSendable = true
        continue
      }
      let known = types.index.known(TypeKnowledge.last(path))
      guard known.contains(where: { $0.kind == .protocol }) else {
        return path.hasSuffix("Dependencies") ? .nested(path) : .parameter
      }
      names.append(path)
      let clause = part.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      arguments += clause?.arguments.map { $0.argument.trimmedDescription } ?? []
    }
    return names.isEmpty
      ? .parameter : .double(names: names, arguments: arguments, isSendable: isSendable)
  }

  // MARK: Closures

  private func closure(_ function: FunctionTypeSyntax, title: String) -> FieldDouble {
    let result = function.returnClause.type
    let placeholder = KnownTypes.placeholder(for: result.trimmedDescription)
    let doesThrow = function.effectSpecifiers?.throwsClause != nil
    if needsLiteral(function) { return .value(literal(function, title: title)) }
    if doesThrow { return .value("unimplemented(\(title))") }
    if let placeholder {
      return .value("unimplemented(\(title), returning: \(placeholder))")
    }
    if case .double(let names, let arguments, let isSendable) = protocols(result) {
      return .maker(title: title, names: names, arguments: arguments, isSendable: isSendable)
    }
    return .value("unimplemented(\(title))")
  }

  /// The compiler has no argument packs for these.
  private func needsLiteral(_ function: FunctionTypeSyntax) -> Bool {
    let isTyped = function.effectSpecifiers?.throwsClause?.type != nil
    return isTyped
      || function.parameters.contains { parameter in
        let form = TypeForm(parameter.type)
        let isTuple = form.base.as(TupleTypeSyntax.self).map { !$0.elements.isEmpty } ?? false
        return parameter.ellipsis != nil || isTuple || form.isInout || form.ownership != nil
          || (types.isFunction(form.base) && !form.isEscaping)
      }
  }

  private func literal(_ function: FunctionTypeSyntax, title: String) -> String {
    let parameters = function.parameters.map { parameter in
      let type = parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")
      return "_: \(type)"
    }
    let effects = function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result = function.returnClause.type
    let list = parameters.joined(separator: ", ")
    let head = "(\(list))\(effects) -> \(result.trimmedDescription) in"
    var body = "reportUnimplemented(\(title))"
    if let clause = function.effectSpecifiers?.throwsClause, clause.type == nil {
      body = "throw \(body)"
    } else if !TypeReading.isVoid(result) {
      let type = result.trimmedDescription
      let value = KnownTypes.placeholder(for: type)
      body =
        value.map { "\(body); return \($0)" }
        ?? "(unimplemented(\(title)) as @Sendable () -> \(type))()"
    }
    return "{ \(head) \(body) }"
  }
}
