import DepEditing
import DepModel
import DepParsing
import DepFacts
import DepSyntax
import DepWiring

/// Registrations in the source of one file, and what a root gets of them.
struct RegistrationSource {
  /// The members of the root, and the problems without their places.
  let members: String
  let problems: [String]
  let plan: RegistrationPlan

  /// `container` is the name of a package, or of a type in the source.
  init(_ source: String, in container: String) throws {
    let services = """
      protocol API {}
      struct NetworkAPI: API { init(log: Log? = nil) {} }
      final class Log { init() {} }
      final class Feed { init(api: any API, log: Log) {} }
      final class Room { init(id: Int, api: any API) {} }

      """
    let texts = ["App/Services.swift": services, "App/Source.swift": source]
    let records = texts.sorted { $0.key < $1.key }.map { path, text in
      SourceRecord(path: path, module: "App", role: .source, facts: FactReader().read(text))
    }
    let model = try ModelBuilder(options: ModelOptions()).build(records)
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) {
      Array((texts[$0] ?? "").utf8)
    }
    let reader: RegistrationReader
    if let dialect = project.scope.registrationDialect(named: container) {
      reader = RegistrationReader(dialect, in: project)
    } else {
      let type = TypeSearch.types(named: container, in: model).first
      guard let own = type.flatMap(project.scope.ownContainer) else {
        throw NoContainer(name: container)
      }
      reader = RegistrationReader(own, in: project)
    }
    plan = RegistrationPlanner.plan(reader.read(), scope: project.scope)
    members = RegisteredMemberText(style: SourceStyle(), inner: "").text(plan.members)
    problems = plan.problems.map { "\($0.position.line): \($0.message) [\($0.name.rawValue)]" }
  }

  struct NoContainer: Error { let name: String }
}
