extension ProjectScope {
  /// What a written name stands for.
  package enum TypeOrAlias: Sendable {
    case type(Int)
    /// An alias, with what it stands for and the type around it.
    case alias(target: String, owner: Int?)
  }

  /// What a name without generic arguments means between the braces of a type's declaration.
  package func meaning(of name: String, in type: Int) -> TypeOrAlias? {
    let found = self.type(named: name, in: type)
    if let found, model.types[found].name.lastName == name.lastName { return .type(found) }
    if let alias = alias(named: name, in: type) {
      return .alias(target: alias.target, owner: alias.scope.type)
    }
    return found.map { .type($0) }
  }
}
