import DepFacts
import DepModel
import DepSyntax

/// What every decision about protocols asks, with what is looked up once for all of them.
struct ExtractionContext {
  let project: ProjectTrees
  /// The type aliases at file level of each module.
  private let fileAliases: [String: Set<String>]
  private let aliases: Set<String>
  /// The files that depend on each type, or on a singleton that holds one.
  private let users: [Int: Set<Int>]

  init(project: ProjectTrees) {
    self.project = project
    var fileAliases: [String: Set<String>] = [:]
    var aliases: Set<String> = []
    for record in project.records {
      for alias in record.facts.aliases {
        aliases.insert(alias.name)
        if alias.owner < 0 { fileAliases[record.module, default: []].insert(alias.name) }
      }
    }
    self.fileAliases = fileAliases
    self.aliases = aliases
    let model = project.model
    var users: [Int: Set<Int>] = [:]
    for dependency in model.dependencies {
      let held = dependency.target.singleton.flatMap { model.singletons[$0].valueTypeID }
      for type in Set([dependency.target.type, held].compactMap { $0 }) {
        users[type, default: []].insert(dependency.file)
      }
    }
    self.users = users
  }

  var scope: ProjectScope { project.scope }

  /// A declaration or extension with its syntax; nil where its file cannot be read.
  func part(_ part: DeclarationPart, of type: Int) -> TypePart? {
    TypePart(part, of: type, in: project)
  }

  func hasAlias(_ name: String, atFileLevelOf module: String) -> Bool {
    fileAliases[module]?.contains(name) == true
  }

  /// Whether some alias has this name, wherever it stands.
  func hasAlias(_ name: String) -> Bool { aliases.contains(name) }

  func files(thatUse type: Int) -> Set<Int> { users[type] ?? [] }
}
