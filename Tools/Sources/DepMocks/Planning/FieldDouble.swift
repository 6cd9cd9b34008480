import DepModel
import DepSyntax

/// What a field of a `Dependencies` struct gets in `failing`.
enum FieldDouble: Sendable {
  case double(Wanted)
  /// A closure that fails the test, and returns a double of what it makes.
  case maker(Wanted)
  /// A closure that fails the test, and returns a value where it is known how to make one.
  case closure(returning: String?)
  /// A closure for which the library has no function.
  case literal(WrittenType.Function)
  /// Another struct that has a `failing` of its own.
  case nested(String)
  /// No double is possible: callers of `failing` pass a value.
  case parameter

  /// A double of some protocols, with the arguments of the existential.
  struct Wanted: Sendable {
    var protocols: [Int]
    var arguments: [String]
    var isSendable: Bool
  }

  var wanted: Wanted? {
    switch self {
    case .double(let wanted), .maker(let wanted): wanted
    default: nil
    }
  }
}

/// Chooses what stands for fields.
struct FieldDoubler: Sendable {
  let types: TypeKnowledge

  func double(of type: WrittenType) -> FieldDouble {
    let base = TypeForm(type).base
    if let function = base.function { return closure(function) }
    if types.isFunction(base) { return types.aliased(base).map(double) ?? .parameter }
    if case .optional(let wrapped) = base.form { return double(of: wrapped) }
    return protocols(base)
  }

  private func protocols(_ type: WrittenType) -> FieldDouble {
    var inner = type
    if case .existential(let constraint) = type.form { inner = constraint }
    if case .opaque(let constraint) = type.form { inner = constraint }
    var wanted = FieldDouble.Wanted(protocols: [], arguments: [], isSendable: false)
    for part in inner.parts {
      let path = part.path ?? part.text
      if path == "Sendable" {
        wanted.isSendable = true
        continue
      }
      guard let type = types.protocolType(path) else {
        return path.hasSuffix("Dependencies") ? .nested(path) : .parameter
      }
      wanted.protocols.append(type)
      wanted.arguments += part.name?.genericArguments ?? []
    }
    return wanted.protocols.isEmpty ? .parameter : .double(wanted)
  }

  // MARK: Closures

  private func closure(_ function: WrittenType.Function) -> FieldDouble {
    if needsLiteral(function) { return .literal(function) }
    if function.throwsClause != nil { return .closure(returning: nil) }
    let placeholder = types.sdk.placeholder(for: function.result.text)
    if placeholder == nil, let wanted = protocols(function.result).wanted { return .maker(wanted) }
    return .closure(returning: placeholder)
  }

  /// The compiler has no argument packs for these.
  private func needsLiteral(_ function: WrittenType.Function) -> Bool {
    function.thrownType != nil
      || function.parameters.contains { parameter in
        let form = TypeForm(parameter.type)
        return parameter.isVariadic || form.base.form == .tuple(isEmpty: false) || form.isInout
          || form.ownership != nil || (types.isFunction(form.base) && !form.isEscaping)
      }
  }
}
