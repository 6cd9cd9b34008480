import DepMigration
import DepFacts
import DepModel
import DepSyntax

/// What would otherwise be looked for in all files again and again.
struct SeamIndex {
  /// The type aliases of the files of each module.
  private var fileAliases: [String: Set<String>] = [:]
  private var aliases: Set<String> = []
  /// The files that depend on each type, or on a singleton that holds one.
  private var users: [Int: Set<Int>] = [:]

  init(_ project: ProjectTrees) {
    for record in project.records {
      for alias in record.facts.aliases {
        aliases.insert(alias.name)
        if alias.owner < 0 { fileAliases[record.module, default: []].insert(alias.name) }
      }
    }
    let model = project.model
    for dependency in model.dependencies {
      let held = dependency.target.singleton.flatMap { model.singletons[$0].valueTypeID }
      for type in Set([dependency.target.type, held].compactMap { $0 }) {
        users[type, default: []].insert(dependency.file)
      }
    }
  }

  func hasAlias(_ name: String, atFileLevelOf module: String) -> Bool {
    fileAliases[module]?.contains(name) == true
  }

  /// Whether some alias has this name, wherever it stands.
  func hasAlias(_ name: String) -> Bool { aliases.contains(name) }

  func files(thatUse type: Int) -> Set<Int> { users[type] ?? [] }
}
