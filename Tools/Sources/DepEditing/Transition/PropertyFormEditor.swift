import DepMigration
import DepModel
package import DepPlan
package import DepSyntax

/// Has initializers take the dependencies that a property begins with.
package enum PropertyFormEditor {
  /// The changes of the files of some types, by path; none for types of another form.
  ///
  /// - Throws: ``OverlappingEdits`` where two of them would touch the same bytes.
  package static func changes(
    _ types: [Int], in project: ProjectTrees
  ) throws(OverlappingEdits) -> [FileChange] {
    var edits: [Int: [Edit]] = [:]
    for type in types {
      guard let intent = PropertyForm.intent(of: type, in: project) else { continue }
      for edit in TransitionEditor(intent: intent).edits().edits {
        edits[edit.file, default: []].append(edit)
      }
    }
    return try PlanAssembly.changes(of: edits, in: project)
  }
}
