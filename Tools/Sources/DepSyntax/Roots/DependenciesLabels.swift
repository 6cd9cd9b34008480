import DepFacts
import DepModel

/// The labels under which types take their `Dependencies`.
struct DependenciesLabels {
  let root: TypeEntry
  let type: Int
  let scope: ProjectScope

  /// Whether an initializer or another function of a type takes the struct under a label; that of
  /// the convention is always one.
  func contain(_ label: String?, of name: String) -> Bool {
    guard label != "dependencies" else { return true }
    guard let made = scope.type(named: name, in: type, file: root.place.file),
      scope.nestedType("Dependencies", of: made) != nil
    else { return false }
    return scope.members(of: made).contains { member in
      member.kind == .storedProperty && member.name == label && isStruct(member.type)
        || member.parameters.contains { $0.label == label && isStruct($0.type) }
    }
  }

  private func isStruct(_ type: String?) -> Bool { type?.lastName == "Dependencies" }
}
