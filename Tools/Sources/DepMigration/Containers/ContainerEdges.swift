package import DepModel

/// Which types need which others because a container hands them over.
package struct ContainerEdges {
  package private(set) var edges: [(from: Int, to: Int)] = []

  package init(_ scope: ProjectScope) {
    var handedOut: Set<Int> = []
    for dependency in scope.model.dependencies where dependency.kind == .wrapper {
      guard let owner = dependency.owner, let type = Self.type(of: dependency, owner, scope) else {
        continue
      }
      edges.append((owner, type))
      handedOut.insert(type)
    }
    guard !handedOut.isEmpty else { return }
    // A container hands out what conforms to a protocol, or is below a class.
    for type in scope.model.types.indices {
      for parent in scope.model.types[type].parents {
        if let parent = parent.type, handedOut.contains(parent) { edges.append((parent, type)) }
      }
    }
  }

  private static func type(
    of dependency: Dependency, _ owner: Int, _ scope: ProjectScope
  ) -> Int? {
    let wrapper = dependency.expression.dropFirst()
    let name = String(wrapper.prefix { $0 != "(" && $0 != "<" })
    let written = dependency.target.name
    if !written.hasPrefix("@") {
      return scope.type(named: written, in: owner, file: dependency.file)
    }
    let argument = wrapper.dropFirst(name.count + 1).prefix { $0 != "," && $0 != ")" }
    guard let known = scope.injectingWrapper(name, in: owner, file: dependency.file),
      let value = scope.fetched(
        byKeyPath: String(argument), of: known, in: owner, file: dependency.file)
    else { return nil }
    return scope.type(
      named: FieldType(value.type).name, in: owner, file: value.origin ?? dependency.file)
  }
}
