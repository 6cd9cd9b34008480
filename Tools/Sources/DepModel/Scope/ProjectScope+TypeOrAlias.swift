import DepFacts
import Synchronization

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

  /// One of the declarations that an alias may have, as one for each branch of `#if`.
  package struct AliasDeclaration: Hashable, Sendable {
    package var place: Place
    /// What it stands for, as it writes it.
    package var target: String
    /// The full name of that, where the project declares it.
    package var declared: String?
  }

  /// Whether a name stands for the type of a closure: `typealias Handler = () -> Void`.
  package func standsForClosure(_ name: String, in type: Int) -> Bool {
    var name = name
    // An alias may stand for another one.
    for _ in 0..<4 {
      guard let target = alias(named: name, in: type)?.target else { return false }
      if target.hasArrow { return true }
      name = target
    }
    return false
  }

  /// The declarations of the alias that a name means between the braces of a type.
  package func declarations(ofAlias name: String, in type: Int) -> [AliasDeclaration] {
    let file = model.types[type].place.file
    let scope = NameResolver.Scope(file: file, type: type)
    return resolver.withLock { resolver in
      guard let near = resolver.alias(named: name, in: scope) else { return [] }
      let owner = near.scope.type.map { model.types[$0].name + "." } ?? ""
      let all = tables.aliases.byName[owner + name.lastName] ?? []
      return all.filter {
        $0.module == near.module && ($0.scope.file == file || !$0.access.isHidden)
      }.map { alias in
        AliasDeclaration(
          place: Place(file: alias.scope.file, position: alias.position),
          target: TypeText.components(of: alias.target).joined(separator: "."),
          declared: resolver.type(written: alias.target, in: alias.scope).map {
            model.types[$0].name
          })
      }
    }
  }
}
