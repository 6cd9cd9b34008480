package import DepFacts

/// Joins the facts of several files.
package enum FactsMerge {
  /// All records, sorted by path.
  ///
  /// The same path may come twice with the same facts, as it does where modules overlap; with
  /// different ones it throws, because one of the files is old. Each file comes with its path.
  package static func merge(
    _ files: [(path: String, facts: FactsFile)]
  ) throws(WorkspaceError) -> [SourceRecord] {
    var origins: [String: (file: String, record: SourceRecord)] = [:]
    for (file, facts) in files {
      for record in facts.records {
        guard let known = origins[record.path] else {
          origins[record.path] = (file, record)
          continue
        }
        guard known.record == record else {
          throw WorkspaceError(
            code: .factsFile, place: file,
            what: "says something else about \(record.path) than \(known.file)",
            remedy: "write both again from the same sources")
        }
      }
    }
    return origins.values.map(\.record).sorted { PathText.precedes($0.path, $1.path) }
  }
}
