import DepEditing
import DepMigration
import DepModel
import DepPlan
import DepSyntax

/// Lets a new root pass dependencies to classes that keep them in a property.
///
/// Their initializers take them from now on, with the default with which the property began, so
/// that no caller changes.
struct PropertyForms {
  let changes: [FileChange]
  private let project: Project
  private let unchanged: ProjectTrees

  init(types: [Int], isChild: Bool, project: Project, trees: ProjectTrees) throws {
    self.project = project
    unchanged = trees
    // The roots above a child may stand in the same files, which change in one step.
    changes =
      isChild
      ? []
      : try PropertyFormEditor.changes(PropertyForm.types(madeWith: types, in: trees), in: trees)
  }

  /// The project as the changes leave it.
  func trees(_ completion: RootCompletion, _ snapshot: SourceSnapshot) throws -> ProjectTrees {
    guard !changes.isEmpty else { return unchanged }
    let changed = completion.project(project, after: changes)
    let model = try changed.model()
    let changes = changes
    return ProjectTrees(scope: ProjectScope(model: model, records: changed.records)) {
      try RootCompletion.bytes(of: $0, after: changes) ?? snapshot.read($0)
    }
  }
}
