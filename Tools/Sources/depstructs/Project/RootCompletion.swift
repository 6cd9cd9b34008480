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

  struct Completed {
    let text: String
    let plan: WiringPlan
    /// What becomes of the roots above it.
    let others: [FileChange]
  }

  /// The completed text, with the plan that it came from; `parent` is the root of which it is a
  /// child, which is completed with it.
  func complete(
    _ text: String, of root: String, below parent: String? = nil, at path: String, module: String,
    in project: Project, _ snapshot: SourceSnapshot, options: WiringPlanner.Options
  ) throws -> Completed {
    var project = project
    project.records.removeAll { $0.path == path }
    project.records.append(
      SourceRecord(path: path, module: module, role: .source, facts: dependencies.parse(text)))
    project.records.sort { $0.path < $1.path }
    let model = try project.model()
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), lineLimit: snapshot.lineLimits
    ) {
      $0 == path ? Array(text.utf8) : try snapshot.read($0)
    }
    let planner = WiringPlanner(project: trees, options: options)
    var roots = TypeSearch.types(named: root, in: model)
    if let parent {
      let configured = CompositionRoots(
        model: model, configured: project.modelOptions.compositionRoots
      ).all()
      let others = try configured + NamedTypes.indices(named: parent, in: model)
      roots = roots.flatMap { planner.family(of: $0, among: others) }
    }
    let plan = planner.plan(roots)
    var changes = try RootEditor.changes(plan.roots, in: trees).filter { !$0.edits.isEmpty }
    let own = changes.firstIndex { $0.path == path }.map { changes.remove(at: $0) }
    return Completed(
      text: own.map { String(decoding: $0.after, as: UTF8.self) } ?? text, plan: plan,
      others: changes)
  }
}
