import DepModel
import DepSyntax

/// What the head of a function says of generic parameters: those of the type that it makes, and
/// those of the initializer.
struct GenericFunction {
  /// `<Key: Hashable>`, behind the name of the function.
  let clause: String
  /// `<Key>`, behind the name of the type.
  let arguments: String
  /// ` where Key: Codable`, at the end of the head.
  let requirements: String
  /// The types that it names.
  let constraints: [String]
  /// The parameters of the type.
  let names: [String]

  /// Nil where a function cannot write the same.
  init?(making type: Int, with initializer: InitializerSite?, in project: ProjectTrees) {
    guard let own = TypeShape(type, in: project)?.genericClause,
      initializer?.isInConstrainedExtension != true
    else { return nil }
    var clauses = [own]
    if let initializer {
      guard let clause = initializer.genericClause else { return nil }
      clauses.append(clause)
    }
    let names = clauses.flatMap(\.names)
    // One that hides another, or a type of the project, would mean something else in the root.
    guard Set(names).count == names.count,
      names.allSatisfy({ project.scope.fullName(of: $0, in: type) == $0 })
    else { return nil }
    func list(_ texts: [String]) -> String {
      texts.map { project.scope.qualified($0, in: type) }.joined(separator: ", ")
    }
    let parameters = clauses.flatMap(\.parameters)
    let requirements = clauses.flatMap(\.requirements)
    clause = parameters.isEmpty ? "" : "<\(list(parameters))>"
    arguments = own.names.isEmpty ? "" : "<\(own.names.joined(separator: ", "))>"
    self.requirements = requirements.isEmpty ? "" : " where \(list(requirements))"
    constraints = clauses.flatMap(\.constraints)
    self.names = own.names
  }
}
