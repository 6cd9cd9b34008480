import DepFacts

extension EffectPolicy {
  /// What a test would want to replace wherever an object of it is kept.
  static let services: Set<Effect> = [
    .network, .disk, .defaults, .keychain, .database, .notifications, .location, .device,
    .pasteboard,
  ]

  /// Whether a place reads a constant that its own type keeps to itself, and that is no service, or
  /// a variable that its own type declares.
  ///
  /// Other types cannot see the constant; what it is made of is judged where it is declared. The
  /// variable is part of the state of the type, and a test of the type can set it.
  func isOwnAffair(_ dependency: Dependency) -> Bool {
    if isOwnVariable(dependency) { return true }
    guard dependency.kind == .singleton, let owner = dependency.owner,
      case .node(let node)? = dependency.reach, let (fact, file) = nodes.member(ofNode: node),
      [.private, .fileprivate].contains(fact.access), fact.owner >= 0,
      resolver.types.recordOfPart[file][Int(fact.owner)] == owner
    else { return false }
    return !isService(node)
  }

  private func isOwnVariable(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .globalVariable, let owner = dependency.owner,
      case .node(let node)? = dependency.reach, let (fact, file) = nodes.member(ofNode: node),
      fact.owner >= 0
    else { return false }
    return resolver.types.recordOfPart[file][Int(fact.owner)] == owner
  }

  /// Whether a constant of the type around holds a struct that is a service: a keychain, a store.
  func isOwnService(_ member: MemberTable.Reference) -> Bool {
    let fact = resolver.members[member]
    guard fact.owner >= 0, let value = fact.value else { return false }
    let type = resolver.types.recordOfPart[member.file][Int(fact.owner)]
    guard
      let match = resolver.type(
        of: value.path, in: NameResolver.Scope(file: member.file, type: type)),
      !resolver.types.records[match.type].isExternal, match.type != type,
      value.path.dropFirst(match.length).allSatisfy({ $0.baseName == "init" })
    else { return false }
    return isService(nodes.instances(of: match.type))
  }

  private func isService(_ node: Int) -> Bool {
    !Self.services.isDisjoint(with: table.effects(of: node))
  }

  /// Whether a struct is a service and no data: `HTTP()`.
  ///
  /// It keeps nothing that changes, and no protocol of an SDK asks for it.
  func isServiceValue(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    return record.kind == .struct
      && resolver.parents(of: type).allSatisfy { parent in
        parent.name == "Sendable"
          || parent.type.map { !resolver.types.records[$0].isExternal } == true
      }
      && storedProperties(of: type).allSatisfy { $0.flags.contains(.isLet) }
      && isService(nodes.instances(of: type))
  }

  /// Whether a type reads it as an own constant, in the place of a facade of another type.
  func isOwn(_ member: MemberTable.Reference, of owner: Int?) -> Bool {
    let declaring = resolver.members[member].owner
    return declaring >= 0 && resolver.types.recordOfPart[member.file][Int(declaring)] == owner
  }

  /// Whether a class adds to one of an SDK that is a service: `class Session: URLSession`.
  func inheritsService(_ type: Int) -> Bool {
    guard resolver.types.records[type].kind == .class else { return false }
    let outside = ([type] + resolver.ancestors(of: type)).flatMap { resolver.parents(of: $0) }
      .filter { $0.type.map { resolver.types.records[$0].isExternal } != false }.map(\.name)
    return [Effect.network, .defaults, .keychain, .location].contains { effect in
      table.way(from: nodes.instances(of: type), to: effect).map { outside.contains($0.name) }
        ?? false
    }
  }

  /// Whether the wrapper of a property reads a store that all code shares.
  ///
  /// What SwiftUI's own wrappers keep, a view above can replace.
  func readsSharedStore(_ dependency: Dependency) -> Bool {
    guard case .node(let wrapper)? = dependency.reach else { return false }
    return Self.stores.contains { effect in
      guard let way = table.way(from: wrapper, to: effect), !way.name.hasPrefix("@") else {
        return false
      }
      return way.nodes.count == 1 || way.nodes.contains { nodes.member(ofNode: $0) != nil }
    }
  }

  private static let stores: [Effect] = [.defaults, .disk, .keychain, .database, .network]
}

extension Dependency {
  /// Whether it is a property with a wrapper of the project.
  var isWrapped: Bool { kind == .staticFacade && use == nil && place == .attribute }
}
