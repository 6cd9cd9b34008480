import DepFacts
package import DepModel
package import DepSyntax

extension FirstFunction {
  /// Why a new root gets no function for a type, and what the author does instead.
  package struct Obstacle {
    package let place: Place
    package let text: String
  }

  /// Nil where the function can be written.
  package static func obstacle(making type: Int, in project: ProjectTrees) -> Obstacle? {
    let scope = project.scope
    let entry = scope.model.types[type]
    let name = entry.name
    func obstacle(_ why: String, _ remedy: String) -> Obstacle {
      Obstacle(place: entry.place, text: "a new root cannot make '\(name)', \(why); \(remedy)")
    }
    guard [.class, .struct, .actor].contains(entry.kind) else {
      return obstacle(
        "which is no class, struct or actor", "name the types that it stands for with '--for'")
    }
    let byHand =
      "leave it out of '--for', and write a function that makes it into the root by hand"
    if scope.isConditional(type) {
      return obstacle("which exists only under '#if'", byHand + ", under the same condition")
    }
    if let outer = genericType(around: type, scope) {
      return obstacle("which stands in the generic type '\(outer)'", byHand)
    }
    let makers = MadeTypes(scope: scope, reader: TypeReader(scope: scope))
    guard let made = makers.any(type) else {
      return obstacle(
        "as the tool sees no initializer that a root can call",
        "write one that is not private and takes 'dependencies: Dependencies', or " + byHand)
    }
    let site = initializer(of: made, in: project)
    guard let generic = GenericFunction(making: type, with: site, in: project) else {
      return obstacle(
        "as a function cannot repeat the generic parameters with which it is made", byHand)
    }
    let dependent = made.fields.first { field in
      let names = WrittenType(parsing: field.type.text).names
      return generic.names.contains { names.contains($0) }
    }
    guard let dependent else { return nil }
    return obstacle(
      "as its field '\(dependent.name): \(dependent.type.text)' is another type for each "
        + "'\(name)\(generic.arguments)'",
      byHand + ", with a parameter '\(dependent.name)'")
  }

  private static func genericType(around type: Int, _ scope: ProjectScope) -> String? {
    var outer = scope.outer(of: type)
    while let current = outer {
      if scope.isGeneric(current) { return scope.model.types[current].name }
      outer = scope.outer(of: current)
    }
    return nil
  }
}
