import DepFacts
package import DepModel

/// The hidden dependencies of a project, by the type that has them.
package struct HiddenDependencies: Sendable {
  private let places: [Int: [Dependency]]

  package init(_ model: ProjectModel) {
    var places: [Int: [Dependency]] = [:]
    for dependency in model.dependencies {
      guard let owner = dependency.owner, dependency.state == .hidden else { continue }
      places[owner, default: []].append(dependency)
    }
    self.places = places
  }

  package func of(_ type: Int) -> [Dependency] { places[type] ?? [] }
}
