internal import DepFacts

/// What is test code: a file that is, and what a type of such a file has elsewhere.
extension ProjectModel {
  package func isTest(file: Int, owner: Int?) -> Bool {
    files[file].role == .test || owner.map { types[$0].isTest } ?? false
  }

  package func isTest(_ place: Place) -> Bool { isTest(file: place.file, owner: nil) }

  package func isTest(_ dependency: Dependency) -> Bool {
    isTest(file: dependency.file, owner: dependency.owner)
  }

  package func isTest(_ construction: Construction) -> Bool {
    isTest(file: construction.place.file, owner: construction.owner)
  }
}
