import DepFacts

extension PathResolver {
  /// A static of the type, or of the project's types that it inherits from.
  ///
  /// Each module of the project may add some to a type of an SDK.
  func staticMember(_ name: String, of type: Int) -> MemberTable.Reference? {
    if let own = resolver.members.staticMember(name, of: type) { return own }
    let record = resolver.types.records[type]
    if record.isExternal {
      for other in resolver.types.recordsByName[record.name] ?? []
      where resolver.types.records[other].isExternal {
        if let found = resolver.members.staticMember(name, of: other) { return found }
      }
    }
    for parent in resolver.ancestors(of: type) {
      if let found = resolver.members.staticMember(name, of: parent) { return found }
    }
    return nil
  }

  /// What the catalogue knows by its own name behind what a chain reaches already:
  /// `isDateInToday(_:)` behind `Calendar.current`.
  func ending(behind reach: Reach, in path: [String]) -> Reach? {
    guard let length = reach.length, length < path.count else { return nil }
    for index in length..<path.count {
      if let match = catalogue.entry(for: ["*", path[index]]) {
        return counted(match.entry, length: index + 1)
      }
    }
    return nil
  }
}
