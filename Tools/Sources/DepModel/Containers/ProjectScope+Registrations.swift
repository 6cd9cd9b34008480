import DepFacts

/// Which registrations the project can have.
extension ProjectScope {
  /// The containers of packages whose registrations can be read.
  package var registrationDialects: [RegistrationDialect] {
    sdk.containers.all.compactMap(\.registrations).filter { !$0.isOwn }
  }

  /// The container of a package by its name; nil for one whose registrations nothing reads.
  package func registrationDialect(named name: String) -> RegistrationDialect? {
    registrationDialects.first {
      guard $0.components.isEmpty else { return false }
      return $0.name == name || $0.name.lowercased() == name.lowercased()
        || $0.modules.contains(name)
    }
  }

  /// A container that the project declares itself; nil for a type that registers nothing.
  package func ownContainer(_ type: Int) -> OwnContainer? {
    let superclasses = Set(model.types[type].inherited.map { String($0.prefix { $0 != "<" }) })
    if var dialect = registrationDialects.first(where: {
      !$0.components.isDisjoint(with: superclasses)
    }) {
      dialect.name = model.types[type].name
      return OwnContainer(component: type, dialect: dialect, in: self)
    }
    guard var dialect = sdk.containers.dialect(named: "own")?.registrations else { return nil }
    dialect.name = model.types[type].name
    return OwnContainer(type, dialect: dialect, in: self)
  }

  /// A container of the project that gives back by type what functions register; nil for any other
  /// type.
  package func ownStore(_ type: Int) -> OwnContainer? {
    guard [.class, .struct, .actor].contains(model.types[type].kind),
      members(of: type).contains(where: { $0.kind == .function && $0.type != nil })
    else { return nil }
    return ownContainer(type).flatMap { $0.givesBack ? $0 : nil }
  }
}
