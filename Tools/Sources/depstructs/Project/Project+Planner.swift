import DepEditing
import DepModel
import DepSyntax

extension Project {
  /// A planner for the types of the model, which reads sources from a snapshot.
  func planner(_ model: ProjectModel, _ snapshot: SourceSnapshot) -> MigrationPlanner {
    let limits = snapshot.lineLimits
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: records), lineLimit: limits,
      read: { try snapshot.read($0) })
    return MigrationPlanner(dependencies: .init(project: trees, parallel: parallel))
  }
}
