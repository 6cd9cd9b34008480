import DepModel

/// How far each type is.
enum TypeCounts {
  /// The types that depend on something: most hidden first, then by module and name.
  static func types(of model: ProjectModel) -> [AuditReport.TypeSummary] {
    counts(of: model).map { summary(of: $0, counts: $1, in: model) }.sorted(by: precedes)
  }

  static func summary(
    of type: Int, counts: AuditReport.Counts, in model: ProjectModel
  ) -> AuditReport.TypeSummary {
    let entry = model.types[type]
    return AuditReport.TypeSummary(
      name: entry.name, module: entry.module, file: model.files[entry.place.file].path,
      position: entry.place.position, counts: counts)
  }

  /// The counts by type, for those outside of tests that have any.
  static func counts(of model: ProjectModel) -> [Int: AuditReport.Counts] {
    var counts: [Int: AuditReport.Counts] = [:]
    for dependency in model.dependencies where !model.isTest(dependency) {
      guard let owner = dependency.owner else { continue }
      counts[owner, default: .init()][dependency.state] += 1
    }
    return counts
  }

  private static func precedes(
    _ left: AuditReport.TypeSummary, _ right: AuditReport.TypeSummary
  ) -> Bool {
    if left.counts.hidden != right.counts.hidden { return left.counts.hidden > right.counts.hidden }
    if left.module != right.module { return left.module < right.module }
    if left.name != right.name { return left.name < right.name }
    return (left.file, left.position) < (right.file, right.position)
  }
}
