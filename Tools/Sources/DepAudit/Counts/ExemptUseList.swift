import DepModel

/// What is not counted, as a report shows it.
enum ExemptUseList {
  /// All exempt places, by file, then offset.
  static func entries(of model: ProjectModel) -> [AuditReport.ExemptEntry] {
    model.exemptUses.map { place in
      AuditReport.ExemptEntry(
        reason: place.reason, file: model.files[place.place.file].path,
        position: place.place.position, expression: place.expression,
        type: place.owner.map { model.types[$0].name } ?? "", member: place.member)
    }.sorted(by: precedes)
  }

  private static func precedes(
    _ left: AuditReport.ExemptEntry, _ right: AuditReport.ExemptEntry
  ) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.position != right.position { return left.position < right.position }
    return (left.expression, left.reason.rawValue) < (right.expression, right.reason.rawValue)
  }
}
