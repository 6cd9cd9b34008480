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
