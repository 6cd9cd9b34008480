import DepFacts
import DepModel
import DepSyntax

/// Finds what a caller has that it can pass to a type whose dependencies lose their default.
struct AvailableFields {
  let target: TypeEntry
  let project: ProjectTrees

  /// The fields of a type's own dependencies that fit those of the target.
  func fields(of owner: Int?) -> [String] {
    guard let owner, let own = project.model.types[owner].dependencies,
      let wanted = target.dependencies
    else { return [] }
    let whole = "\(target.name.lastName).Dependencies"
    return own.fields.filter { field in
      field.type == whole || field.type.hasSuffix(".\(whole)")
        || wanted.fields.contains { other in
          other.type == field.type || other.typeID != nil && other.typeID == field.typeID
        }
    }.map { "\($0.name): \($0.type)" }
  }

  /// Those that code at a place can read: only an instance has dependencies.
  func fields(of owner: Int?, at place: Place) -> [String] {
    let isInstance =
      project.source(place.file)?.isInInstance(Int(place.position.offset)) ?? true
    return isInstance ? fields(of: owner) : []
  }
}
