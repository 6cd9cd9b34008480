package import DepFacts

/// A place that fetches an object from a container.
package struct ContainerFetch: Hashable, Sendable {
  /// The container's name: `Swinject`, or the project's own type.
  package let container: String
  /// The type around the place; nil at file level.
  package let owner: Int?
  package let file: Int
  package let position: SourcePosition
  /// The type that is fetched; nil for one that the project does not declare.
  package let target: Int?
  /// What is fetched, as code writes it; nil where the code does not say it.
  package let name: String?

  package init(
    container: String, owner: Int?, file: Int, position: SourcePosition, target: Int?,
    name: String?
  ) {
    self.container = container
    self.owner = owner
    self.file = file
    self.position = position
    self.target = target
    self.name = name
  }
}
