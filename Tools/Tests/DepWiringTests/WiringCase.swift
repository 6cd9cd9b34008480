import DepEditing
import DepFacts
import DepModel
import DepParsing
import DepPlan
import DepSyntax
import DepWiring

/// Sources in memory with the roots in them that are to be completed; the first folder of a path
/// is the module.
struct WiringCase {
  var files: [String: String]
  var roots: [String]
  var options = WiringPlanner.Options()

  init(_ files: [String: String], roots: [String] = ["AppRoot"], addsInputs: Bool = false) {
    self.files = files
    self.roots = roots
    options.addsInputs = addsInputs
  }

  struct Outcome {
    var files: [String: String]
    var plan: WiringPlan

    func text(_ path: String) -> String { files[path] ?? "" }
    var names: [WiringProblemName] { plan.problems.map(\.name) }
  }

  func run() throws -> Outcome {
    let project = try trees()
    let targets = roots.flatMap { TypeSearch.types(named: $0, in: project.model) }
    let plan = WiringPlanner(project: project, options: options).plan(targets)
    let changes = try RootEditor.changes(plan.roots, in: project)
    var after = files
    for change in changes { after[change.path] = String(decoding: change.after, as: UTF8.self) }
    return Outcome(files: after, plan: plan)
  }

  private func trees() throws -> ProjectTrees {
    let records = files.map { path, text in
      SourceRecord(
        path: path, module: path.split(separator: "/").first.map(String.init) ?? "App",
        role: .source, facts: FactReader().read(text))
    }
    let model = try ModelBuilder(options: ModelOptions()).build(records)
    return ProjectTrees(scope: ProjectScope(model: model, records: records)) { [files] in
      Array((files[$0] ?? "").utf8)
    }
  }
}
