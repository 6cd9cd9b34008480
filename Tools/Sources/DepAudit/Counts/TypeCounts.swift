import DepModel

/// How far each type is.
enum TypeCounts {
  /// The types that depend on something: most hidden first, then by module and name.
  static func types(of model: ProjectModel) -> [AuditReport.TypeSummary] {
    let counts = counts(of: model)
    return counts.indices.filter { counts[$0].total > 0 }
      .map { summary(of: $0, counts: counts[$0], in: model) }
      .sorted(by: precedes)
  }

  static func summary(
    of type: Int, counts: AuditReport.Counts, in model: ProjectModel
  ) -> AuditReport.TypeSummary {
    let entry = model.types[type]
    return AuditReport.TypeSummary(
      name: entry.name, module: entry.module, file: model.files[entry.place.file].path,
      position: entry.place.position, counts: counts)
  }

  /// The counts of each type, by its index; those of tests have none.
  static func counts(of model: ProjectModel) -> [AuditReport.Counts] {
    var counts = [AuditReport.Counts](repeating: .init(), count: model.types.count)
    for dependency in model.dependencies where !model.isTest(dependency) {
      if let owner = dependency.owner { counts[owner][dependency.state] += 1 }
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
