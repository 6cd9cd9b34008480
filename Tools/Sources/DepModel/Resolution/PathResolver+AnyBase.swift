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

  /// Whether the project declares a function with this name and these labels.
  private func isOwnFunction(_ call: String) -> Bool {
    resolver.members.functions[call.baseName]?.contains {
      resolver.members[$0].callName == call
    } == true
  }
}
