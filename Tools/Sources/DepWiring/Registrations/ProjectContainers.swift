import DepFacts
import DepModel
package import DepSyntax

/// Finds the containers in which a project registers objects by type or by property.
package enum ProjectContainers {
  /// Those of packages that the sources import, then the stores that the project declares.
  ///
  /// Components whose properties the compiler checks are none of them.
  package static func all(in project: ProjectTrees) -> [Registrations] {
    let scope = project.scope
    let sources = project.records.lazy.filter { $0.role == .source }
    let imports = Set(sources.flatMap(\.facts.imports))
    let packages = scope.registrationDialects
      .filter { $0.components.isEmpty && !$0.modules.isDisjoint(with: imports) }
      .map { RegistrationReader($0, in: project) }
    let stores = project.model.types.indices
      .filter { !project.model.types[$0].isTest }
      .compactMap { scope.ownStore($0) }.map { RegistrationReader($0, in: project) }
    return (packages + stores).map { $0.readWithReads() }.filter { !$0.all.isEmpty }
  }
}
