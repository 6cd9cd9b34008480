import DepFacts
import DepModel
import SwiftSyntax

/// Tells which property wrappers fetch from a container.
struct ContainerWrappers {
  let dialect: RegistrationDialect
  let project: ProjectTrees
  let file: Int

  func meaning(of wrapper: String) -> ContainerReceiver.Meaning {
    guard let known = project.scope.injectingWrapper(wrapper, in: nil, file: file) else {
      return .other
    }
    guard let type = project.scope.type(named: wrapper, in: nil, file: file) else {
      return known.dialect == dialect.name ? .container : .other
    }
    // A wrapper of the project asks the package that its file imports, else the project's store.
    let imports = project.records[project.model.types[type].place.file].facts.imports
    let isOfThis =
      dialect.isOwn
      ? project.scope.registrationDialects.allSatisfy { $0.modules.isDisjoint(with: imports) }
      : !dialect.modules.isDisjoint(with: imports)
    return isOfThis ? names(type) ? .container : .unknown : .other
  }

  /// Whether the source of a wrapper names the container.
  private func names(_ wrapper: Int) -> Bool {
    let own = dialect.ownTypes.map { project.model.types[$0].name.lastName }
    let sought = dialect.isOwn ? Set(own) : dialect.containers
    guard let shape = TypeShape(wrapper, in: project) else { return false }
    return ([shape.declaration] + shape.extensions).contains { part in
      part.members.tokens(viewMode: .sourceAccurate).contains { sought.contains($0.text) }
    }
  }
}
