import DepFacts
import DepModel

/// The types that a user names.
enum NamedTypes {
  /// The indices of the types with a name; throws the names that are near where there is none.
  static func indices(named name: String, in model: ProjectModel) throws -> [Int] {
    let types = TypeSearch.types(named: name, in: model)
    guard types.isEmpty else { return types }
    let known = Set(model.types.filter { !$0.isTest }.map(\.name))
    let near = NearestName.several(name, among: known, limit: 3).map { "'\($0)'" }
    throw ToolFailure(
      "there is no type '\(name)'"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"))
  }
}
