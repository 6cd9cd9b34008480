import DepModel

/// The types whose `live` values stand in nested `Dependencies` structs.
struct LiveOwners {
  private let model: ProjectModel
  private let types: [Name: Int]

  private struct Name: Hashable {
    var module: String
    var name: Substring
  }

  init(_ model: ProjectModel) {
    self.model = model
    types = Dictionary(
      model.dependencyShapes.map { type, _ in
        (Name(module: model.types[type].module, name: model.types[type].name[...]), type)
      }, uniquingKeysWith: min)
  }

  /// The type that a place in a `live` belongs to: the one around the struct, where there is one.
  func owner(of place: ExemptUse) -> Int? {
    guard let owner = place.owner else { return nil }
    let entry = model.types[owner]
    guard entry.name.hasSuffix(".Dependencies") else { return owner }
    let outer = entry.name.dropLast(".Dependencies".count)
    return types[Name(module: entry.module, name: outer)] ?? owner
  }
}
