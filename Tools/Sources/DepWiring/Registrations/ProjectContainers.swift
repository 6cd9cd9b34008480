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

  /// The objects that all code can reach, and whose properties hold objects under some of these
  /// names.
  ///
  /// Whether such an object is meant as a container, only its user knows.
  package static func ofProperties(
    named names: Set<String>, in project: ProjectTrees
  ) -> [Registrations] {
    let scope = project.scope
    let shared = Set(
      project.model.singletons.flatMap { [$0.builtTypeID, $0.valueTypeID].compactMap(\.self) })
    return shared.sorted().compactMap { type in
      let handedOut = scope.members(of: type).filter { member in
        member.kind == .storedProperty && !member.flags.contains(.isStatic)
          && member.value != nil && ![.private, .fileprivate].contains(member.access)
          && names.contains(member.name)
      }.map(\.name)
      guard !handedOut.isEmpty, !project.model.types[type].isTest,
        let container = scope.ownContainer(type), container.dialect.readsProperties
      else { return nil }
      var registrations = RegistrationReader(container, in: project).readWithReads()
      registrations.all.removeAll { $0.property.map(handedOut.contains) != true }
      return registrations.all.isEmpty ? nil : registrations
    }
  }
}
