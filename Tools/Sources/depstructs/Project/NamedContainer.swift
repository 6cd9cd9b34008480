import DepFacts
import DepModel
import DepSyntax

/// The container that a user names: a package, or a type of the project.
enum NamedContainer {
  /// Its registrations; throws what can be named where there are none.
  static func registrations(
    named name: String, in trees: ProjectTrees
  ) throws -> Registrations {
    let package = trees.scope.registrationDialect(named: name)
    let isImported = trees.records.contains {
      package?.modules.isDisjoint(with: $0.facts.imports) == false
    }
    let types = TypeSearch.types(named: name, in: trees.model)
    let own = types.lazy.compactMap { trees.scope.ownContainer($0) }.first
    let reader: RegistrationReader
    if let package, isImported || own == nil {
      reader = RegistrationReader(package, in: trees)
    } else if let own {
      reader = RegistrationReader(own, in: trees)
    } else {
      let names = trees.scope.registrationDialects.filter(\.components.isEmpty).map(\.name)
        .sorted()
      throw ToolFailure(
        "'\(name)' is no container whose registrations the tool can read; name one of "
          + names.joined(separator: ", ")
          + ", or a type of the project with functions that register by type")
    }
    let found = reader.readWithReads()
    guard !found.all.isEmpty else {
      throw ToolFailure("nothing in the sources registers an object in '\(name)'")
    }
    return found
  }
}
