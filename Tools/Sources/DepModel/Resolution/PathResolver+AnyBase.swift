import DepFacts

extension PathResolver {
  /// `items.shuffled()`: calls that the catalogue knows by their own name.
  func anyBase(_ path: [String]) -> Reach {
    for index in path.indices.dropFirst() {
      if let match = catalogue.entry(for: ["*", path[index]]), !isOwnFunction(path[index]) {
        return counted(match.entry, length: index + 1)
      }
    }
    return .nothing
  }

  /// The static function of a type around that a nested type calls by its name alone.
  ///
  /// A class may inherit a function of that name, as `start` of a thread.
  func functionAround(_ path: [String], in scope: NameResolver.Scope) -> MemberTable.Reference? {
    guard path[0].isCall, var type = scope.type else { return nil }
    while !mayInheritUnread(type),
      let outer = resolver.types.outer(of: type, resolver.imports)
    {
      if let found = resolver.members.staticMember(path[0].baseName, of: outer),
        resolver.members[found].kind == .function
      {
        return found
      }
      type = outer
    }
    return nil
  }

  /// Whether a class, or one above it, inherits from a class that was not read.
  private func mayInheritUnread(_ type: Int) -> Bool {
    guard resolver.types.records[type].kind == .class else { return false }
    return ([type] + resolver.ancestors(of: type)).contains { above in
      resolver.types.records[above].kind == .class
        && resolver.parents(of: above).contains {
          $0.type.map { resolver.types.records[$0].isExternal } != false
            && !sdk.looksLikeProtocol($0.name)
        }
    }
  }

  /// What the code asks of the cases of an enum: `Suit.allCases.randomElement()`.
  func behindCases(_ path: [String], of match: NameResolver.Match) -> Reach? {
    guard match.length < path.count, path[match.length] == "allCases",
      resolver.types.records[match.type].kind == .enum
    else { return nil }
    let reach = anyBase(path)
    return reach.isQuiet ? nil : reach
  }

  /// Whether the project declares a function with this name and these labels.
  private func isOwnFunction(_ call: String) -> Bool {
    resolver.members.functions[call.baseName]?.contains {
      resolver.members[$0].callName == call
    } == true
  }
}
