internal import DepFacts

/// What is test code: a file that is, and what a type of such a file has elsewhere.
extension ProjectModel {
  package func isTest(file: Int, owner: Int?) -> Bool {
    files[file].role == .test || owner.map { types[$0].isTest } ?? false
  }

  /// Whether a type holds tests, by its superclass or the attributes of its functions.
  package func isTestCase(_ type: Int) -> Bool {
    guard types[type].isTest, let tables else { return false }
    if types[type].parents.contains(where: { sdk.lists($0.name, in: .testClasses) }) { return true }
    return tables.types.records[type].parts.contains { part in
      let facts = tables.sources[part.file].facts
      return facts.members.contains { member in
        member.owner == Int32(part.fact)
          && member.attributes.contains { sdk.lists($0.name, in: .testAttributes) }
      }
    }
  }

  package func isTest(_ place: Place) -> Bool { isTest(file: place.file, owner: nil) }

  package func isTest(_ dependency: Dependency) -> Bool {
    isTest(file: dependency.file, owner: dependency.owner)
  }

  package func isTest(_ construction: Construction) -> Bool {
    isTest(file: construction.place.file, owner: construction.owner)
  }
}
