import DepModel

/// What is not counted, as a report shows it.
enum SetAsideList {
  /// All places that are set aside, by file, then offset.
  static func entries(of model: ProjectModel) -> [AuditReport.SetAsideEntry] {
    model.setAside.map { place in
      AuditReport.SetAsideEntry(
        reason: place.reason, file: model.files[place.place.file].path,
        position: place.place.position, expression: place.expression,
        type: place.owner.map { model.types[$0].name } ?? "", member: place.member)
    }.sorted(by: precedes)
  }

  private static func precedes(
    _ left: AuditReport.SetAsideEntry, _ right: AuditReport.SetAsideEntry
  ) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.position != right.position { return left.position < right.position }
    return (left.expression, left.reason.rawValue) < (right.expression, right.reason.rawValue)
  }
}
