import DepEditing
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import DepWiring

/// Completes a root of which only the text exists, or whose file gets another text.
struct RootCompletion: Sendable {
  struct Dependencies: Sendable {
    var parse: @Sendable (_ text: String) -> FileFacts
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The completed text, with the plan that it came from.
  func complete(
    _ text: String, of root: String, at path: String, module: String, in project: Project,
    _ snapshot: SourceSnapshot, options: WiringPlanner.Options
  ) throws -> (text: String, plan: WiringPlan) {
    var project = project
    project.records.removeAll { $0.path == path }
    project.records.append(
      SourceRecord(path: path, module: module, role: .source, facts: dependencies.parse(text)))
    project.records.sort { $0.path < $1.path }
    let model = try project.model()
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      $0 == path ? Array(text.utf8) : try snapshot.read($0)
    }
    let plan = WiringPlanner(project: trees, options: options)
      .plan(TypeSearch.types(named: root, in: model))
    let change = try RootEditor.changes(plan.roots, in: trees).first { $0.path == path }
    return (change.map { String(decoding: $0.after, as: UTF8.self) } ?? text, plan)
  }
}
