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

  /// The completed text, with the plan that it came from.
  ///
  /// `parent` is the root of which it is a child, which is completed with it. The other files are
  /// as `changes` leave them.
  func complete(
    _ text: String, of root: String, below parent: String? = nil, at path: String, module: String,
    in project: Project, _ snapshot: SourceSnapshot, after changes: [FileChange] = [],
    options: WiringPlanner.Options
  ) throws -> Completed {
    var project = self.project(project, after: changes)
    project.records.removeAll { $0.path == path }
    project.records.append(
      SourceRecord(path: path, module: module, role: .source, facts: dependencies.parse(text)))
    project.records.sort { $0.path < $1.path }
    let model = try project.model()
    let trees = ProjectTrees(
      scope: ProjectScope(model: model, records: project.records), lineLimit: snapshot.lineLimits
    ) {
      $0 == path ? Array(text.utf8) : try Self.bytes(of: $0, after: changes) ?? snapshot.read($0)
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
    var edited = try RootEditor.changes(plan.roots, in: trees).filter { !$0.edits.isEmpty }
    let own = edited.firstIndex { $0.path == path }.map { edited.remove(at: $0) }
    return Completed(
      text: own.map { String(decoding: $0.after, as: UTF8.self) } ?? text, plan: plan,
      others: edited)
  }

  /// The project with the facts of changed files.
  func project(_ project: Project, after changes: [FileChange]) -> Project {
    var project = project
    for index in project.records.indices {
      guard let bytes = Self.bytes(of: project.records[index].path, after: changes) else {
        continue
      }
      project.records[index].facts = dependencies.parse(String(decoding: bytes, as: UTF8.self))
    }
    return project
  }

  /// What a file holds after some changes; nil for one that does not change.
  static func bytes(of path: String, after changes: [FileChange]) -> [UInt8]? {
    changes.first { $0.path == path }?.after
  }
}
