import DepFacts
import DepModel

/// Constants at file level that only give an object another name: `let player = Players.selected`.
struct GlobalAliases: Sendable {
  /// The singletons by the expression that each stands for.
  private let aliases: [String: [Int]]
  /// The types that use each of them.
  private let users: [Int: Set<Int>]

  init(_ scope: ProjectScope) {
    var aliases: [String: [Int]] = [:]
    for (index, singleton) in scope.model.singletons.enumerated() where singleton.owner == nil {
      guard let member = scope.member(of: singleton), member.kind == .storedProperty,
        member.flags.contains(.isLet), let value = member.value, value.kind == .reference,
        value.castType == nil, value.path.count > 1
      else { continue }
      aliases[value.path.joined(separator: "."), default: []].append(index)
    }
    self.aliases = aliases
    let all = Set(aliases.values.joined())
    var users: [Int: Set<Int>] = [:]
    for dependency in scope.model.dependencies where !all.isEmpty && dependency.state == .hidden {
      guard let index = dependency.target.singleton, all.contains(index),
        let owner = dependency.owner
      else { continue }
      users[index, default: []].insert(owner)
    }
    self.users = users
  }

  /// An object under the name that the type also uses for it: one object is one field.
  func renamed(_ dependency: Dependency) -> Dependency {
    guard [.singleton, .systemSingleton].contains(dependency.kind), let owner = dependency.owner,
      let index = aliases[dependency.target.name]?.first(where: {
        users[$0]?.contains(owner) == true && $0 != dependency.target.singleton
      })
    else { return dependency }
    var renamed = dependency
    renamed.kind = .singleton
    renamed.target.singleton = index
    return renamed
  }
}
