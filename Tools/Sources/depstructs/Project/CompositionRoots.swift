import DepFacts
import DepModel

/// The composition roots of a project.
struct CompositionRoots {
  let model: ProjectModel
  /// What `compositionRoots` of the configuration lists: names of types, files and folders.
  let configured: [String]

  /// The indices of the types that the configuration names or whose files it names.
  func all() -> [Int] {
    model.types.indices.filter { index in
      let type = model.types[index]
      let path = model.files[type.place.file].path
      guard !type.isTest, [.class, .struct, .actor].contains(type.kind) else { return false }
      return configured.contains { name in
        // A file or folder stands for the types in it that stand in no other type.
        name == type.name || name == type.name.lastName
          || !type.name.contains(".")
            && (path == name || path.hasPrefix(name.hasSuffix("/") ? name : name + "/"))
      }
    }
  }

  /// Those with a name, whether the configuration lists them or not; where there is none, the error
  /// names the roots that there are.
  func named(_ name: String) throws -> [Int] {
    let found = TypeSearch.types(named: name, in: model)
    guard found.isEmpty else { return found }
    let names = Set(all().map { model.types[$0].name }).sorted()
    guard !names.isEmpty else { return try NamedTypes.indices(named: name, in: model) }
    throw ToolFailure(
      "there is no type '\(name)'; the roots are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    )
  }
}
