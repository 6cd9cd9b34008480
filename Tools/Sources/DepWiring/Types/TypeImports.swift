import DepFacts
import DepModel
import DepSyntax

/// The modules that a root has to import for the types that it names.
struct TypeImports: Sendable {
  let scope: ProjectScope

  /// For a type as it is written inside of another one, in a file of the project.
  ///
  /// A module outside of the sources does not say what it declares. Where none of those that the
  /// file imports has the name of the type, those are meant that all files import which name it.
  func modules(of written: String, in owner: Int, file: Int) -> Set<String> {
    let outside = scope.records[file].facts.imports.filter { !scope.isModule($0) }
    return WrittenType(parsing: written).names.reduce(into: []) { modules, name in
      if let type = scope.type(named: name, in: owner, file: file) {
        modules.insert(scope.model.types[type].module)
      } else if let module = scope.modules(declaring: name).min() {
        modules.insert(module)
      } else if scope.sdk.lists(name, in: .foundationTypes) {
        modules.insert("Foundation")
      } else if name.first?.isUppercase == true, !scope.sdk.lists(name, in: .standardTypes) {
        modules.formUnion(outside.contains(name) ? [name] : narrowed(Set(outside), for: name))
      }
    }
  }

  /// Those that other files import too which name the type.
  private func narrowed(_ outside: Set<String>, for name: String) -> Set<String> {
    guard outside.count > 1 else { return outside }
    return scope.records.filter { $0.facts.mentions(typeNamed: name) }.reduce(outside) {
      let shared = $0.intersection($1.facts.imports)
      return shared.isEmpty ? $0 : shared
    }
  }
}
