import DepFacts
import DepModel

/// The modules that a user names.
enum NamedModules {
  /// Throws where the project has no module of a name, with the name that is nearest.
  static func check(_ modules: [String], in model: ProjectModel) throws {
    let known = Set(model.files.map(\.module))
    for module in modules where !known.contains(module) {
      let near = NearestName.of(module, among: known.sorted())
      throw ToolFailure(
        "there is no module '\(module)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
