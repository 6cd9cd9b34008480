import DepFacts
import DepModel
import DepSyntax

/// What the declarations of the project say of the types that requirements name.
struct TypeKnowledge: Sendable {
  let project: ProjectTrees
  /// The types that write the names: the protocols of a double, or a `Dependencies`.
  let near: [Int]

  /// How many aliases of aliases are followed: some go round in circles.
  private static let maximumSteps = 8

  var sdk: SDKKnowledge { project.scope.sdk }

  private func meaning(of path: String) -> ProjectScope.TypeOrAlias? {
    near.lazy.compactMap { project.scope.meaning(of: path, in: $0) }.first
  }

  private func meaning(of type: WrittenType) -> ProjectScope.TypeOrAlias? {
    type.path.flatMap { meaning(of: $0) }
  }

  /// What an alias stands for; nil for anything else.
  func aliased(_ type: WrittenType) -> WrittenType? {
    guard case .alias(let target, _) = meaning(of: type) else { return nil }
    return WrittenType(parsing: target)
  }

  /// The protocol of the project that a name means.
  func protocolType(_ path: String) -> Int? {
    guard case .type(let type) = meaning(of: path),
      project.model.types[type].kind == .protocol
    else { return nil }
    return type
  }

  /// Whether a type is certain to be a protocol.
  private func isProtocol(_ type: WrittenType) -> Bool {
    guard let name = type.name, let path = type.path else { return false }
    switch meaning(of: path) {
    case nil: return isProtocol(ofSDK: name.last)
    case .type(let type): return project.model.types[type].kind == .protocol
    case .alias(let target, _):
      guard case .composition(let elements) = WrittenType(parsing: target).form else {
        return false
      }
      return elements.allSatisfy {
        isProtocol(ofSDK: $0.text) || protocolType($0.text) != nil
      }
    }
  }

  /// `AnyObject` is written without `any`, and so is no part of an existential.
  private func isProtocol(ofSDK name: String) -> Bool {
    name != "AnyObject" && sdk.isProtocol(name)
  }

  /// The existential that holds any value with the bounds; `Any` where some may be no protocol.
  func existential(of bounds: [WrittenType]) -> String {
    let parts = bounds.flatMap(\.parts)
    guard !parts.isEmpty, parts.allSatisfy(isProtocol) else { return "Any" }
    // An existential with arguments needs a newer system in places.
    let names = parts.map { $0.name?.base == nil ? $0.name?.last ?? $0.text : $0.text }
    return "any \(names.joined(separator: " & "))"
  }

  /// Whether a type is a function's, by itself or under another name.
  func isFunction(_ type: WrittenType) -> Bool { isFunction(type, steps: Self.maximumSteps) }

  private func isFunction(_ type: WrittenType, steps: Int) -> Bool {
    let type = TypeForm(type).base
    if type.function != nil { return true }
    guard steps > 0, let target = aliased(type) else { return false }
    return isFunction(target, steps: steps - 1)
  }

  /// Whether values of a type cannot be copied, as far as it is known.
  func isNoncopyable(_ type: WrittenType, in generics: GenericNames) -> Bool {
    isNoncopyable(type, in: generics, steps: Self.maximumSteps)
  }

  private func isNoncopyable(_ type: WrittenType, in generics: GenericNames, steps: Int) -> Bool {
    let type = TypeForm(type).base
    switch type.form {
    case .optional(let wrapped): return isNoncopyable(wrapped, in: generics, steps: steps)
    case .existential, .opaque: return type.text.contains("~Copyable")
    case .suppressed: return true
    case .name(let name):
      if let base = name.base, !base.names.isDisjoint(with: generics.noncopyable) { return true }
      if generics.noncopyable.contains(name.last) { return true }
      switch meaning(of: type) {
      case nil: return sdk.lists(name.last, in: .noncopyableTypes)
      case .type(let id): return isNoncopyable(id)
      case .alias(let target, _):
        return steps > 0
          && isNoncopyable(WrittenType(parsing: target), in: generics, steps: steps - 1)
      }
    default: return false
    }
  }

  private func isNoncopyable(_ type: Int) -> Bool {
    let entry = project.model.types[type]
    return entry.kind != .protocol && entry.parents.contains { $0.name == "~Copyable" }
  }

  /// Whether values of a type can certainly be copied.
  func isCopyable(_ type: WrittenType, in generics: GenericNames) -> Bool {
    isCopyable(type, in: generics, steps: Self.maximumSteps)
  }

  private func isCopyable(_ type: WrittenType, in generics: GenericNames, steps: Int) -> Bool {
    let type = type.unwrapped
    switch type.form {
    case .array, .dictionary, .function, .metatype: return true
    case .optional(let wrapped): return isCopyable(wrapped, in: generics, steps: steps)
    case .existential, .opaque: return !type.text.contains("~Copyable")
    case .name(let name):
      if generics.existentials[name.last] != nil {
        return !generics.noncopyable.contains(name.last)
      }
      switch meaning(of: type) {
      case nil: return sdk.lists(name.last, in: .plainValues)
      case .type(let id): return !isNoncopyable(id)
      case .alias(let target, _):
        return steps > 0
          && isCopyable(WrittenType(parsing: target), in: generics, steps: steps - 1)
      }
    default: return false
    }
  }
}
