import DepFacts

/// Finds the type behind an implicit member such as `.shared`.
final class ImplicitTypeResolver {
  /// A type as written, and where that is written.
  struct ImpliedType {
    var components: [String]
    var scope: NameResolver.Scope
  }

  private let resolver: NameResolver
  private let statics: StaticClassifier
  private let catalogue: Catalogue

  init(resolver: NameResolver, statics: StaticClassifier, catalogue: Catalogue) {
    self.resolver = resolver
    self.statics = statics
    self.catalogue = catalogue
  }

  func type(
    of context: UseContext?, member: String, in scope: NameResolver.Scope
  ) -> ImpliedType? {
    guard let context else { return system(typeOfSystem(member), scope) }
    switch context.kind {
    case .writtenType, .cast: return answer(context.text, scope)
    case .argument: return argument(context, member: member, in: scope)
    case .assignment: return assigned(context.path, member: member, in: scope)
    case .typeArgument: return nil
    }
  }

  /// The type that the catalogue knows for an argument, where the project has a function of the
  /// same name that does not fit.
  func systemType(
    insteadOf answer: ImpliedType, of context: UseContext?, member: String,
    in scope: NameResolver.Scope
  ) -> ImpliedType? {
    guard let context, context.kind == .argument,
      resolver.type(of: answer.components, in: answer.scope) == nil
    else { return nil }
    return system(
      catalogue.implicitType(label: context.label, callee: context.path)
        ?? typeOfSystem(member), scope)
  }

  private func answer(_ text: String, _ scope: NameResolver.Scope) -> ImpliedType? {
    let components = TypeText.components(of: text)
    return components.isEmpty ? nil : ImpliedType(components: components, scope: scope)
  }

  private func system(_ name: String?, _ scope: NameResolver.Scope) -> ImpliedType? {
    name.flatMap { answer($0, scope) }
  }

  /// The type that the catalogue knows by a member alone, which no type of the project has too:
  /// `options.contains(.standardError)`.
  private func typeOfSystem(_ member: String) -> String? {
    resolver.members.staticNames.contains(member.baseName)
      ? nil : catalogue.implicitType(member: member)
  }

  // MARK: Arguments

  private func argument(
    _ context: UseContext, member: String, in scope: NameResolver.Scope
  ) -> ImpliedType? {
    if let (reference, parameter) = parameter(for: context, in: scope) {
      return answer(parameter.type, statics.scope(of: reference))
    }
    return system(
      catalogue.implicitType(label: context.label, callee: context.path)
        ?? typeOfSystem(member), scope)
  }

  /// The parameter of the project's function or initializer that the argument is for.
  private func parameter(
    for context: UseContext, in scope: NameResolver.Scope
  ) -> (MemberTable.Reference, ParameterFact)? {
    guard let last = context.path.last else { return nil }
    let candidates: [MemberTable.Reference]
    if let match = resolver.type(of: context.path, in: scope) {
      let isInitializer =
        match.length == context.path.count
        || context.path[match.length].baseName == "init"
      if isInitializer {
        return initializerParameter(of: match.type, context, call: last)
          ?? memberwise(of: match.type, context)
      }
      candidates = resolver.members.functions[last.baseName] ?? []
    } else {
      candidates = resolver.members.functions[last.baseName] ?? []
    }
    return unique(candidates, context, call: last)
  }

  private func initializerParameter(
    of type: Int, _ context: UseContext, call: String
  ) -> (MemberTable.Reference, ParameterFact)? {
    for candidate in [type] + resolver.ancestors(of: type) {
      let initializers = resolver.members.initializers[candidate] ?? []
      if let found = unique(initializers, context, call: call) { return found }
    }
    return nil
  }

  /// The stored property that a synthesized initializer takes under that label.
  private func memberwise(
    of type: Int, _ context: UseContext
  ) -> (MemberTable.Reference, ParameterFact)? {
    guard let found = resolver.members.instanceMember(context.label, of: type),
      let text = resolver.members[found].type
    else { return nil }
    return (
      found,
      ParameterFact(label: context.label, name: context.label, type: text, hasDefault: false)
    )
  }

  /// The parameter under that label, if all candidates that have it agree on its type.
  private func unique(
    _ candidates: [MemberTable.Reference], _ context: UseContext, call: String
  ) -> (MemberTable.Reference, ParameterFact)? {
    var found: (MemberTable.Reference, ParameterFact)?
    for candidate in candidates {
      let parameters = resolver.members[candidate].parameters
      let index = Int(context.index)
      let parameter =
        context.label == "_"
        ? (index < parameters.count && parameters[index].label == "_" ? parameters[index] : nil)
        : parameters.first { $0.label == context.label }
      guard let parameter else { continue }
      if let found,
        TypeText.components(of: found.1.type).last != TypeText.components(of: parameter.type).last
      {
        return nil
      }
      found = (candidate, parameter)
    }
    return found
  }

  // MARK: Assignments

  private func assigned(
    _ path: [String], member: String, in scope: NameResolver.Scope
  ) -> ImpliedType? {
    if path == ["self"] { return ImpliedType(components: ["Self"], scope: scope) }
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    guard let last = names.last else { return nil }
    if names.count == 1, let type = scope.type {
      for candidate in [type] + resolver.ancestors(of: type) {
        guard let found = resolver.members.instanceMember(last, of: candidate) else { continue }
        if let text = resolver.members[found].type {
          return answer(text, statics.scope(of: found))
        }
      }
    }
    return system(
      catalogue.implicitType(property: last) ?? typeOfSystem(member), scope)
  }
}
