import DepFacts
package import DepModel

/// Which types make property wrappers of the project when they are made.
///
/// A singleton whose own properties have a wrapper that reads the singleton would wait for itself.
package struct WrapperEdges {
  /// From the type with the property to the wrapper.
  package private(set) var edges: [(from: Int, to: Int)] = []

  package init(_ scope: ProjectScope) {
    for type in scope.model.types.indices {
      for part in scope.parts(of: type) {
        for member in scope.members(of: part) where member.kind == .storedProperty {
          edges += member.attributes.compactMap { attribute in
            scope.type(named: attribute.name, in: type, file: part.file).map { (type, $0) }
          }
        }
      }
    }
  }
}
